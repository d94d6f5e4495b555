import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './day-line.css';

interface DayLineProps {
  id: string;
  title: string;
  items: readonly (Highlight & { time: string })[];
}

/** Feature highlights as stops of one day, left to right; below 1024 px from top to bottom. */
export function DayLine({ id, title, items }: DayLineProps) {
  const heading = `${id}-title`;
  const ends = ['day-stop-before-end', 'day-stop-end'];
  return (
    <ProductSection id={id} labelledBy={heading} stop="first">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} />
        <ol className="day-line">
          {items.map(({ time, heading: name, description, image }, index) => (
            <li key={time} className={cx('day-stop', ends[index - items.length + 2])}>
              <time className="day-time type-label">{time}</time>
              <PagePicture image={image} className="day-image" />
              <h3 className="type-h4">{name}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </ProductSection>
  );
}
