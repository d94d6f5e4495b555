import { PagePicture } from '@/components/picture/page-picture';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';

interface DayLineProps {
  id: string;
  title: string;
  items: readonly (Highlight & { time: string })[];
}

/** Feature highlights as stops of one day, left to right; below 1024 px from top to bottom. */
export function DayLine({ id, title, items }: DayLineProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} thread="left" className="thread-begins">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} />
        <ol className="day-line">
          {items.map(({ time, heading: name, description, image }) => (
            <li key={time}>
              <time className="type-label">{time}</time>
              <PagePicture image={image} />
              <h3 className="type-h4">{name}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
