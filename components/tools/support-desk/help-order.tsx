import { Button } from '@/components/ui/button/button';
import type { SupportPage } from '@/content/schemas/help';
import { orders } from '@/lib/help/order';

interface HelpOrderProps {
  words: SupportPage['list']['orders'];
}

/** How the list is sorted: as one learns, at first. */
export const HelpOrder = ({ words }: HelpOrderProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
  <div
    role="group"
    aria-label={words.label}
    data-desk="orders"
    className="scripted flex flex-wrap gap-2"
  >
    {orders.map((each) => (
      <Button
        key={each}
        look="outline"
        size="small"
        className="desk-order"
        value={each}
        aria-pressed={each === 'learning'}
      >
        {words[each]}
      </Button>
    ))}
  </div>
);
