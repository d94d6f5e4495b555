import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/content/case-studies/types';

interface CaseQuoteProps {
  quote: CaseStudy['quote'];
  /** Stands at a quote that was made up. */
  sample: string;
}

/** A quote on a branch of the story's thread, marked where it was made up. */
export function CaseQuote({ quote, sample }: CaseQuoteProps) {
  return (
    <figure className="case-quote grid gap-5">
      <svg aria-hidden="true" className="case-quote-branch row-span-2 overflow-clip">
        <path d="M3 2000V31L25 3" />
      </svg>
      <blockquote className="type-h3">“{quote.text}”</blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-ink-2">
        <strong id="quote" className="text-ink">
          {quote.name}
        </strong>
        {quote.position}
        {quote.sample && <SampleMark>{sample}</SampleMark>}
      </figcaption>
    </figure>
  );
}
