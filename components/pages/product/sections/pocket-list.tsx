import { PagePicture } from '@/components/picture/page-picture';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './pocket-list.css';

interface PocketListProps {
  id: string;
  title: string;
  items: readonly Highlight[];
}

/** Feature highlights as rows of a ruled list: picture, name, what it spares. */
export function PocketList({ id, title, items }: PocketListProps) {
  const heading = `${id}-title`;
  return (
    <ProductSection id={id} labelledBy={heading} stop="first">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} />
        <ul className="pocket-list">
          {items.map(({ heading: name, description, image }) => (
            <li key={name} className="pocket-row">
              <PagePicture image={image} className="pocket-image" />
              <h3 className="pocket-name type-h3">{name}</h3>
              <p className="pocket-text text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </ProductSection>
  );
}
