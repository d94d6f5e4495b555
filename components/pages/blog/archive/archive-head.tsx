import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import type { MonthOfPosts, YearOfPosts } from '@/lib/content/archive';
import type { Crumb } from '@/lib/json-ld';
import { counted } from '@/lib/words/count';

interface ArchiveHeadProps {
  trail: readonly Crumb[];
  title: string;
  year: string;
  years: readonly YearOfPosts[];
  months: readonly MonthOfPosts[];
}

const yearLink =
  'flex min-h-11 items-baseline gap-2 rounded-control rule-bold border-edge px-4 py-2.5 max-sm:px-3 hover:bg-surface';

/** The head of a year: the other years, and its months as twelve stops, those with articles filled. */
export const ArchiveHead = ({ trail, title, year, years, months }: ArchiveHeadProps) => (
  <header className="bg-sunk">
    <div className="archive-head frame grid items-end gap-x-16 gap-y-8 pt-8 pb-10">
      <div>
        <Breadcrumb trail={trail} />
        <h1 className="mt-5 type-h1">{title}</h1>
        <nav aria-label="Years" className="mt-6 unprinted">
          <ul className="flex flex-wrap gap-2">
            {years.map((other) => (
              <li key={other.year}>
                <a
                  href={`/blog/archive/${other.year}`}
                  aria-current={other.year === year ? 'page' : undefined}
                  className={cx(yearLink, other.year === year && 'archive-year')}
                >
                  <span className="font-semibold">{other.year}</span>{' '}
                  <span className="type-small">
                    {other.count}
                    <span className="max-sm:sr-only">
                      {' '}
                      {other.count === 1 ? 'article' : 'articles'}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <nav aria-label="Months" className="unprinted">
        <ol className="archive-months grid">
          {months.map(({ id, name, posts }) => (
            <li key={id} className="archive-month relative grid justify-items-center gap-1.5">
              {posts.length > 0 ? (
                <a
                  href={`#${id}`}
                  aria-label={`${name}, ${counted(posts.length, 'article')}`}
                  className="archive-stop grid place-items-center rounded-full font-semibold cover-link"
                >
                  {posts.length}
                </a>
              ) : (
                <span aria-hidden="true" className="archive-stop archive-stop-open rounded-full" />
              )}
              <span
                aria-hidden="true"
                className={cx('type-label', posts.length === 0 && 'text-ink-3')}
              >
                {name.slice(0, 3)}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  </header>
);
