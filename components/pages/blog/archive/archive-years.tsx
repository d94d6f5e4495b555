import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import { counted } from '@/lib/words/count';

/** A plain link of the archive. */
export const ArchiveLink = (props: ComponentProps<'a'>) => (
  <a
    className={cx(
      'inline-block py-1 underline-offset-4 pointer-coarse:py-3',
      props['aria-current'] ? 'font-semibold' : 'underline',
    )}
    {...props}
  />
);

interface ArchiveYearsProps {
  title: string;
  years: readonly { year: string; count: number }[];
  /** The year of the page that shows them. */
  current?: string;
}

/** The years of the archive; each has a page of plain links. */
export function ArchiveYears({ title, years, current }: ArchiveYearsProps) {
  if (years.length === 0) return null;
  return (
    <nav aria-labelledby="archive" className="frame pb-(--section-space)">
      <h2 id="archive" className="type-h5">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-3 rule-t-bold border-ink pt-4">
        {years.map(({ year, count }) => (
          <li key={year}>
            <ArchiveLink
              href={`/blog/archive/${year}`}
              aria-current={year === current ? 'page' : undefined}
            >
              {year}
            </ArchiveLink>{' '}
            <span className="type-small text-ink-2">{counted(count, 'article')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
