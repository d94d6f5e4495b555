import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { ProductSection } from '../page/product-section';
import './delivery-stats.css';

interface DeliveryStatsProps {
  title: string;
  figures: readonly RowFigure[];
  /** Further figures of this page alone, smaller, in ruled columns. */
  own?: readonly { value: string; label: string }[];
}

/** The figures of every product page: 25% lower cost per delivery, 99% on-time, 5 Stars. */
export function DeliveryStats({ title, figures, own }: DeliveryStatsProps) {
  return (
    <ProductSection labelledBy="delivery-stats">
      <div className="frame">
        <SectionHeading id="delivery-stats" stop="left" title={title} />
        <FigureRow figures={figures} className="delivery-stats" />
        {own && (
          <dl className="own-stats">
            {own.map(({ value, label }) => (
              <div key={label} className="own-stat">
                <dt className="text-ink-2">{label}</dt>
                <dd className="type-h3">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </ProductSection>
  );
}
