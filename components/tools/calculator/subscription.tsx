import { type PriceRange, rangeOf } from '@/lib/plans/amounts';
import { counted } from '@/lib/words/count';

/** What a month costs, beside what it saves; the savings do not take it off. */
export const Subscription = ({ vehicles, prices }: { vehicles: number; prices: PriceRange }) => (
  <p className="mt-4 type-small text-ink-2">
    {`Subscription, not taken off: ${rangeOf(prices, vehicles)} a month for ${counted(vehicles, 'user')} at ${rangeOf(prices)}, one for each vehicle.`}
  </p>
);
