import { Icon } from '@/components/ui/icon';
import type { FeatureCard } from '@/content/home/constraints';

/** The three lines of the drawn screen. */
export interface InterfaceScreen {
  rows: readonly { label: string; value: string }[];
  weave: string;
}

interface InterfaceCardProps {
  card: FeatureCard;
  screen: InterfaceScreen;
}

/**
 * How little there is to press. The screen is a drawing, its button included; on phones the card is
 * a ruled line of text.
 */
export function InterfaceCard({ card, screen }: InterfaceCardProps) {
  return (
    <article className="flex min-w-0 flex-col max-sm:order-1 max-sm:rule-y max-sm:border-line max-sm:py-4 sm:rounded-card sm:rule border-ink sm:bg-ink sm:p-[28px] sm:text-paper">
      <div
        aria-hidden="true"
        className="grid grid-cols-1 gap-2.5 text-[.9375rem] font-medium leading-tight max-sm:hidden"
      >
        {screen.rows.map(({ label, value }) => (
          <p
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 rounded-control rule border-paper-faint px-[14px] py-2"
          >
            {label} <span className="type-label opacity-80">{value}</span>
          </p>
        ))}
        <p className="flex min-h-12 items-center justify-between rounded-control rule border-transparent bg-signal px-[14px] py-2 font-semibold text-on-signal">
          {screen.weave}
          <Icon name="arrow-right" />
        </p>
      </div>
      <div className="mt-auto sm:pt-8">
        <h3 className="type-h5 sm:type-h4">{card.title}</h3>
        <p className="mt-1 type-small max-sm:text-ink-2 sm:opacity-85">{card.description}</p>
      </div>
    </article>
  );
}
