import { Icon } from '@/components/ui/icon/icon';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { ProductUse } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './product-uses.css';

interface ProductUsesProps {
  title: string;
  items: readonly ProductUse[];
}

/** Who works with the product and for what; each row leads to its page. The running thread ends here. */
export function ProductUses({ title, items }: ProductUsesProps) {
  return (
    <ProductSection labelledBy="uses" ground="sunk" stop="last">
      <div className="frame product-uses">
        <SectionHeading id="uses" stop="left" title={title} />
        <ul className="product-use-list">
          {items.map(({ who, what, href, thread = 'cobalt' }) => (
            <li key={who} className={`product-use ${threadClasses[thread].color}`}>
              <h3 className="type-h4">
                <a href={href} className="cover-link">
                  {who}
                </a>
              </h3>
              <p className="product-use-text text-ink-2">{what}</p>
              <Icon name="arrow-right" className="product-use-arrow" />
            </li>
          ))}
        </ul>
      </div>
    </ProductSection>
  );
}
