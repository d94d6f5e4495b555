import { ReadingPlace } from '@/components/blocks/contents/reading-place.client';

interface ContentsProps {
  /** The headings of the page in order; `id` is a section's anchor. */
  headings: readonly { id: string; title: string }[];
}

/**
 * The page's headings as stops on a line that fills as one reads (DESIGN 4, Article). It folds on
 * narrow windows and stands open beside the text on wide ones.
 */
export function Contents({ headings }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="contents">
      <details>
        <summary>
          On this page
          <span aria-hidden="true" className="plus-sign" />
        </summary>
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
      <ReadingPlace />
    </nav>
  );
}
