import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Day } from '@/components/ui/day/day';
import type { PostCard } from '@/lib/blog/post-card';
import type { Crumb } from '@/lib/json-ld';
import { counted } from '@/lib/words/count';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { Cover } from '../card/post-grid';
import './archive.css';

interface ArchiveProps {
  trail: readonly Crumb[];
  title: string;
  groups: readonly { name: string; posts: readonly PostCard[] }[];
}

const link = 'inline-block py-1 underline-offset-4 pointer-coarse:py-3';

/** A year of the archive: its articles by category, each to be reached without script. */
export const Archive = ({ trail, title, groups }: ArchiveProps) => (
  <>
    <header className="mb-10 bg-sunk">
      <div className="frame pt-8 pb-10">
        <Breadcrumb trail={trail} />
        <h1 className="mt-5 type-h1">{title}</h1>
      </div>
    </header>
    {groups.map(({ name, posts }) => (
      <section key={name} aria-label={name} className="frame grid gap-x-12 pb-10 lg:grid-cols-3">
        <h2 className="rule-t-bold border-ink py-4 type-h4">{name}</h2>
        <ul className="lg:col-span-2">
          {posts.map(({ excerpt, readTime, date, ...post }) => (
            <li
              key={post.slug}
              className="archive-row cover-card relative grid items-start gap-x-6 rule-t border-line py-5"
            >
              <Cover {...post} />
              <div>
                <h3 className="type-h5 underline-offset-4 hover:underline">
                  <a href={`/blog/${post.slug}`} className="cover-link">
                    {numbersUnbroken(post.title)}
                  </a>
                </h3>
                <p className="mt-1 type-small text-ink-2 max-sm:hidden">{excerpt}</p>
                <p className="mt-2 flex flex-wrap items-center gap-x-4 type-small text-ink-3">
                  <Day date={date} className="type-label" />
                  {`${readTime} min read`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

interface ArchiveYearsProps {
  title: string;
  years: readonly { year: string; count: number }[];
  current?: string;
}

/** The years of the archive; each has a page of plain links. */
export const ArchiveYears = ({ title, years, current }: ArchiveYearsProps) =>
  years.length > 0 && (
    <nav aria-labelledby="archive" className="frame pb-(--section-space)">
      <h2 id="archive" className="type-h5">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-3 rule-t-bold border-ink pt-4">
        {years.map(({ year, count }) => (
          <li key={year} className="flex items-baseline gap-2">
            <a
              href={`/blog/archive/${year}`}
              aria-current={year === current ? 'page' : undefined}
              className={cx(link, year === current ? 'font-semibold' : 'underline')}
            >
              {year}
            </a>{' '}
            <span className="type-small text-ink-2">{counted(count, 'article')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
