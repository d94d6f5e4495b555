import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';

interface DeliveryStatsProps {
  title: string;
  figures: readonly RowFigure[];
  /** Further figures of this page alone, smaller, in ruled columns. */
  own?: readonly { value: string; label: string }[];
}

/** Delivery stats of every product page (SPEC 2): 25% lower cost per delivery, 99% on-time, 5 Stars. */
export function DeliveryStats({ title, figures, own }: DeliveryStatsProps) {
  return (
    <Section labelledBy="delivery-stats" thread="left">
      <div className="frame">
        <SectionHeading id="delivery-stats" stop="left" title={title} />
        <div className="delivery-stats">
          <FigureRow figures={figures} />
          {own && (
            <dl className="own-stats">
              {own.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="type-h3">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  );
}
