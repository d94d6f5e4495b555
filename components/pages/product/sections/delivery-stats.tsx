import { TitledSection } from '@/components/ui/section/titled-section';
import type { ProductFigureContent } from '@/content/schemas/parts/product-figure';
import { ProductFigure } from '../figure/product-figure';

interface DeliveryStatsProps {
  title: string;
  figure: ProductFigureContent;
  others: readonly { value: string; label: string }[];
  /** The section above lies on the same ground, and its space is enough for both. */
  joins: boolean;
}

/** The figures that a product page ends its features with. */
export function DeliveryStats({ title, figure, others, joins }: DeliveryStatsProps) {
  return (
    <TitledSection
      route="left"
      labelledBy="delivery-stats"
      className={joins ? 'lg:pt-0' : undefined}
      title={title}
    >
      <ProductFigure {...figure} />
      <dl className="fit-columns mt-8 grid gap-x-6 gap-y-4">
        {others.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline gap-x-3 rule-t border-line pt-4"
          >
            <dt className="order-1 w-full text-ink-2">{label}</dt>
            <dd className="type-h3 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
