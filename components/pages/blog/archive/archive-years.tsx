import type { YearOfPosts } from '@/lib/content/archive';
import { counted } from '@/lib/words/count';

interface ArchiveYearsProps {
  title: string;
  years: readonly YearOfPosts[];
}

/** The years of the archive; each has a page of plain links. */
export const ArchiveYears = ({ title, years }: ArchiveYearsProps) =>
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
              className="inline-block py-1 underline underline-offset-4 pointer-coarse:py-3"
            >
              {year}
            </a>{' '}
            <span className="type-small text-ink-2">{counted(count, 'article')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
