import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/content/case-studies/types';

type CaseQuoteProps = CaseStudy['quote'] & {
  mark: string;
};

/** A quote on a branch of the story's route. */
export const CaseQuote = ({ text, name, position, sample, mark }: CaseQuoteProps) => (
  <figure className="case-quote grid gap-5">
    <svg aria-hidden="true" className="case-quote-branch row-span-2 overflow-clip">
      <path d="M3 2000V31L25 3" />
    </svg>
    <blockquote className="type-h3">“{text}”</blockquote>
    <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-ink-2">
      <strong id="quote" className="text-ink">
        {name}
      </strong>
      {position}
      {sample && <SampleMark>{mark}</SampleMark>}
    </figcaption>
  </figure>
);
