import { PagePicture } from '@/components/picture/page-picture';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';

interface PocketListProps {
  id: string;
  title: string;
  items: readonly Highlight[];
}

/** Feature highlights as rows of a ruled list: picture, name, what it spares. */
export function PocketList({ id, title, items }: PocketListProps) {
  const heading = `${id}-title`;
  return (
    <Section id={id} labelledBy={heading} thread="left" className="thread-begins">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} />
        <ul className="pocket-list">
          {items.map(({ heading: name, description, image }) => (
            <li key={name}>
              <PagePicture image={image} />
              <h3 className="type-h3">{name}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
