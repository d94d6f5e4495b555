import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { MapUse } from '@/content/products/types';
import './use-maps.css';

interface UseMapsProps {
  title: string;
  items: readonly MapUse[];
}

/** Columns of a wide window that leave as little of the last row empty as can be. */
const columnsOf = (count: number) => (count % 4 === 0 || count === 7 ? 4 : Math.min(count, 3));

/** Industries as maps of the city; each leads to its page. The running thread ends here. */
export function UseMaps({ title, items }: UseMapsProps) {
  return (
    <TitledSection labelledBy="uses" thread="left" className="use-maps" title={title}>
      <ul
        className={cx(
          'use-maps-list mt-12 grid sm:grid-cols-2',
          `use-maps-${columnsOf(items.length)}`,
        )}
      >
        {items.map(({ who, what, href, image }) => (
          <li key={who} className="use-map relative">
            <PagePicture image={image} className="mb-3 w-full rounded-card" />
            <div className="min-w-0">
              <h3 className="flex justify-between gap-3 type-h4 [overflow-wrap:anywhere]">
                <a href={href} className="cover-link hover:underline">
                  {who}
                </a>
                <Icon name="arrow-right" className="mt-1 size-5 shrink-0" />
              </h3>
              <p className="mt-1 type-small text-ink-2">{what}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
