import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';
import { counted } from '@/lib/words/count';
import './archive.css';

interface ArchiveProps {
  trail: readonly Crumb[];
  title: string;
  groups: readonly { name: string; posts: readonly { slug: string; title: string }[] }[];
}

/** A year of the archive: plain links to its articles, so that each can be reached without script. */
export function Archive({ trail, title, groups }: ArchiveProps) {
  return (
    <>
      <header className="archive-head frame">
        <Breadcrumb trail={trail} />
        <h1 className="archive-title type-h1">{title}</h1>
      </header>
      <div className="archive frame">
        {groups.map(({ name, posts }) => (
          <section key={name} aria-label={name} className="archive-month">
            <h2 className="type-h5">{name}</h2>
            <ul className="type-small">
              {posts.map((post) => (
                <li key={post.slug} className="archive-post">
                  <a href={`/blog/${post.slug}`} className="archive-link">
                    {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface ArchiveYearsProps {
  title: string;
  years: readonly { year: string; count: number }[];
  /** The year of the page that shows them. */
  current?: string;
}

/** The years of the archive; each has a page of plain links. */
export function ArchiveYears({ title, years, current }: ArchiveYearsProps) {
  return (
    <nav aria-labelledby="archive" className="archive-years frame">
      <h2 id="archive" className="type-h5">
        {title}
      </h2>
      <ul className="archive-year-list">
        {years.map(({ year, count }) => (
          <li key={year}>
            <a
              href={`/blog/archive/${year}`}
              aria-current={year === current ? 'page' : undefined}
              className="archive-link archive-year"
            >
              {year}
            </a>{' '}
            <span className="type-small text-ink-2">{counted(count, 'article')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
