'use client';

import { Button } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';
import { type Order, orders } from '@/lib/help/order';

interface HelpOrderProps {
  words: SupportPage['list']['orders'];
  order: Order;
  onOrder: (order: Order) => void;
}

/** How the list is sorted. */
export const HelpOrder = ({ words, order, onOrder }: HelpOrderProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
  <div role="group" aria-label={words.label} className="scripted flex flex-wrap gap-2">
    {orders.map((each) => (
      <Button
        key={each}
        look="outline"
        size="small"
        className="desk-order"
        aria-pressed={each === order}
        onClick={() => onOrder(each)}
      >
        {words[each]}
      </Button>
    ))}
  </div>
);
