import type { ReactNode } from 'react';
import { TitledSection } from '@/components/ui/section/titled-section';

interface DeliveryStatsProps {
  title: string;
  /** The figure of this product alone, large. */
  children: ReactNode;
  /** Figures of all products and further ones of this, small, in ruled columns. */
  figures: readonly { value: string; label: string }[];
  /** The section above lies on the same ground, and its space is enough for both. */
  joins: boolean;
}

/** What a product page ends its features with: its own figure, and those that stand beside it. */
export function DeliveryStats({ title, children, figures, joins }: DeliveryStatsProps) {
  return (
    <TitledSection
      thread="left"
      labelledBy="delivery-stats"
      className={joins ? 'lg:pt-0' : undefined}
      title={title}
    >
      {children}
      <dl className="fit-columns mt-8 grid gap-x-6 gap-y-4">
        {figures.map(({ value, label }) => (
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
