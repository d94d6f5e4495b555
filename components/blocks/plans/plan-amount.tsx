import { cx } from '@/components/ui/cx';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { amountsOf } from '@/lib/plans/amounts';
import { annually } from '@/lib/plans/words';
import { unbroken } from '@/lib/words/unbroken';
import './plan-amount.css';

/** More letters than stand beside the words on a phone, or in full size in a column. */
const longest = 5;
const longestLabel = 12;

/** Whether a price takes a line of its own. */
export const isLong = (price: Plan['price']): boolean =>
  price.kind === 'agreed'
    ? price.label.length > longestLabel
    : amountsOf(price).some(({ length }) => length > longest);

interface PlanAmountProps {
  plan: Plan;
  unit: PlansSection['unit'];
}

/**
 * Where the price depends on the billing, both are in the document, one of them hidden. The live region
 * names its plan: a change of billing is heard as 'Base: $10 per user per month'.
 */
export function PlanAmount({ plan, unit }: PlanAmountProps) {
  const { price, title } = plan;
  const classes = 'plan-amount col-span-2 flex flex-wrap items-end gap-x-3';
  if (price.kind === 'agreed') {
    return (
      <p className={classes}>
        <a href={price.href} className="plan-agreed type-h2 hover:underline">
          {price.label}
        </a>
      </p>
    );
  }
  const [amount, monthly] = amountsOf(price);
  const size = cx('plan-price', isLong(price) && 'plan-price-long', 'type-figure');
  return (
    <p
      aria-live={monthly ? 'polite' : undefined}
      aria-atomic={monthly ? true : undefined}
      className={classes}
    >
      <span className="sr-only">{`${title}: `}</span>
      <span className={cx(size, monthly && 'plan-annual')}>{amount}</span>
      {monthly && (
        <>
          <span className="sr-only plan-annual">{annually}</span>
          <span className={cx(size, 'plan-monthly')}>{monthly}</span>
        </>
      )}{' '}
      <span className="plan-unit text-ink-2">
        {unit.lines.map((line) => unbroken(line)).join(' ')}
      </span>
    </p>
  );
}
