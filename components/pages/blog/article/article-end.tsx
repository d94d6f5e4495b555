import type { ArticleSource, WorkedExample } from '@/content/blog/types';
import { workedPath } from '@/lib/worked/worked-csv';

interface ArticleWorkedProps {
  slug: string;
  /** What the example works out. */
  title: WorkedExample['title'];
  label: string;
}

/** The sum of the article's example as a file. */
export function ArticleWorked({ slug, title, label }: ArticleWorkedProps) {
  return (
    <p className="unprinted">
      {`${title}: `}
      <a href={workedPath(slug)} download>
        {label}
      </a>
    </p>
  );
}

interface ArticleSourcesProps {
  sources: readonly ArticleSource[];
  title: string;
}

/** The pages on which the article rests. */
export function ArticleSources({ sources, title }: ArticleSourcesProps) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="article-chapter mt-14 type-h3">
        {title}
      </h2>
      <ul className="prose-rows mt-4">
        {sources.map((source) => (
          <li key={source.href}>
            {`${source.publisher}, `}
            <a href={source.href} rel="noopener">
              {source.title}
            </a>
            {`, ${source.year}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
