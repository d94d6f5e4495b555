import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './highlights.css';

interface HighlightsProps {
  title: string;
  items: readonly Highlight[];
}

type Width = 'narrow' | 'wide';

/** Widths of the cards by their number, where they are no thirds. */
const widths: Readonly<Record<number, readonly Width[]>> = {
  4: ['narrow', 'wide', 'wide', 'narrow'],
  5: ['narrow', 'wide'],
};

/** Feature highlights: cards of unequal widths, each with a picture of its own. */
export function Highlights({ title, items }: HighlightsProps) {
  return (
    <ProductSection id="highlights" labelledBy="highlights-title" stop="first">
      <div className="frame">
        <SectionHeading id="highlights-title" stop="left" title={title} />
        <ul className="highlights">
          {items.map(({ heading, description, image }, index) => {
            const width = widths[items.length]?.[index];
            return (
              <li key={heading} className={cx('highlight', width && `highlight-${width}`)}>
                <PagePicture image={image} className="highlight-image" />
                <div className="highlight-words">
                  <h3 className="type-h4">{heading}</h3>
                  <p className="type-small text-ink-2">{description}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </ProductSection>
  );
}
