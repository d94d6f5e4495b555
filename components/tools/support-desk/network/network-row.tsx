import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { kinds } from '@/lib/help/kinds';
import type { Stretch } from '@/lib/help/network';
import { count, counted } from '@/lib/words/count';
import { StopState } from './stop-state';
import './stop.css';

type Guide = ReturnType<typeof listedArticles>[number];

interface NetworkRowProps {
  row: readonly Stretch<Guide>[];
  /** The category before this row, which is not named twice; missing before the first stop. */
  after?: string;
  className?: string | undefined;
}

/** Stops beside one another, or below one another in a narrow window: each a link to its guide. */
export function NetworkRow({ row, after, className }: NetworkRowProps) {
  return (
    <div className={cx('network-row', className)}>
      {row.map(({ category, guides }, index) => {
        const { name, thread } = supportCategoryOf(category);
        const { color, text } = threadClasses[thread];
        const isNamed = category !== (row[index - 1]?.category ?? after);
        return (
          <div key={category} className={`network-stretch ${color}`}>
            {isNamed && (
              <p aria-hidden="true" className={`network-category font-semibold ${text}`}>
                {name}
              </p>
            )}
            <ul aria-label={name} className="network-stops">
              {guides.map((guide) => (
                <li
                  key={guide.slug}
                  className={cx(
                    'network-stop',
                    index === row.length - 1 && guide === guides.at(-1) && 'network-end',
                  )}
                >
                  <Stop {...guide} isFirst={after === undefined} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface StopProps extends Guide {
  isFirst: boolean;
}

const Stop = ({ href, title, chapters, type, difficulty, readTime, views, isFirst }: StopProps) => (
  <a href={href} className="network-link">
    <span className="network-title">{title}</span>
    <span className="network-note type-label">
      {counted(chapters, 'chapter')}
      <StopState isFirst={isFirst} />
    </span>
    <span className="network-facts">
      {kinds[type]}, {difficulty}, {readTime} min, {count(views)} views
    </span>
  </a>
);
