import { type PriceRange, rangeOf } from '@/lib/plans/amounts';
import { counted } from '@/lib/words/count';

interface SubscriptionProps {
  vehicles: number;
  prices: PriceRange | undefined;
}

/** What a month costs, beside what it saves; the savings do not take it off. */
export function Subscription({ vehicles, prices }: SubscriptionProps) {
  if (!prices) return null;
  return (
    <p className="mt-4 type-small text-ink-2">
      {`Subscription, not taken off: ${rangeOf(prices, vehicles)} a month for ${counted(vehicles, 'user')} at ${rangeOf(prices)}, one for each vehicle.`}
    </p>
  );
}
