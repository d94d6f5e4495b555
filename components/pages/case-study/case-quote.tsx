import type { CaseStudyStory } from '@/content/case-studies/types';

interface CaseQuoteProps {
  quote: CaseStudyStory['quote'];
  /** Stands at a quote that was made up. */
  sample: string;
}

/** A quote on a branch of the story's thread, marked where it was made up. */
export function CaseQuote({ quote, sample }: CaseQuoteProps) {
  return (
    <figure className="case-quote">
      <svg aria-hidden="true">
        <path d="M3 2000V31L25 3" />
      </svg>
      <blockquote className="type-h3">“{quote.text}”</blockquote>
      <figcaption className="type-small text-ink-2">
        <strong id="quote" className="text-ink">
          {quote.name}
        </strong>
        {quote.position}
        {quote.sample && <span className="sample-mark type-label">{sample}</span>}
      </figcaption>
    </figure>
  );
}
