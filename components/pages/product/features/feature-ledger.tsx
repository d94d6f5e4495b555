import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Highlight } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './feature-ledger.css';

interface FeatureLedgerProps {
  id: string;
  title: string;
  lead: string;
  items: readonly (Highlight & { id: string })[];
}

/** Feature cards as a ruled ledger in two columns; links of the header land on single cards. */
export function FeatureLedger({ id, title, lead, items }: FeatureLedgerProps) {
  const heading = `${id}-title`;
  return (
    <ProductSection id={id} labelledBy={heading} stop="first">
      <div className="frame">
        <SectionHeading id={heading} stop="left" title={title} aside={<p>{lead}</p>} />
        <ul className="feature-ledger">
          {items.map((item, index) => (
            <li
              key={item.id}
              id={item.id}
              className={cx('ledger-entry', index % 2 === 1 && 'ledger-right')}
            >
              <PagePicture image={item.image} className="ledger-image" />
              <div>
                <h3 className="type-h4">{item.heading}</h3>
                <p className="ledger-text text-ink-2">{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </ProductSection>
  );
}
