import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { TitledSection } from '@/components/ui/section/titled-section';
import './delivery-stats.css';

interface DeliveryStatsProps {
  title: string;
  figures: readonly RowFigure[];
  /** Further figures of this page alone, smaller, in ruled columns. */
  own?: readonly { value: string; label: string }[];
}

/** The figures of every product page, such as the share of deliveries that are on time. */
export function DeliveryStats({ title, figures, own }: DeliveryStatsProps) {
  return (
    <TitledSection thread="left" labelledBy="delivery-stats" title={title}>
      <FigureRow figures={figures} className="mt-12" />
      {own && own.length > 0 && (
        <dl className="own-figures mt-14 grid gap-x-6 gap-y-4">
          {own.map(({ value, label }) => (
            <div key={label} className="flex items-baseline gap-3 rule-t border-line pt-4">
              <dt className="order-1 text-ink-2">{label}</dt>
              <dd className="type-h3">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledSection>
  );
}
