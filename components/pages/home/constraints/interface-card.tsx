import { Icon } from '@/components/ui/icon/icon';
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
    <article className="bento-row bento-ease flex min-w-0 flex-col">
      <div
        aria-hidden="true"
        className="grid grid-cols-1 gap-2.5 text-[.9375rem] font-medium leading-tight max-sm:hidden"
      >
        {screen.rows.map(({ label, value }) => (
          <p
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-control rule border-edge px-4 py-2"
          >
            {label} <span className="type-label opacity-80">{value}</span>
          </p>
        ))}
        <p className="flex min-h-12 items-center justify-between rounded-control rule border-transparent bg-signal px-4 py-2 font-semibold text-on-signal">
          {screen.weave}
          <Icon name="arrow-right" />
        </p>
      </div>
      <div className="mt-auto sm:pt-6">
        <h3 className="type-h5 lg:type-h4">{card.title}</h3>
        <p className="mt-1 type-small opacity-80">{card.description}</p>
      </div>
    </article>
  );
}
