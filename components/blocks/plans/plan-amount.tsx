import { cx } from '@/components/ui/cx';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { amountsOf } from '@/lib/plans/amounts';
import { annually } from '@/lib/plans/words';
import { unbroken } from '@/lib/words/unbroken';

/** More letters than stand beside the words on a phone, or in full size in a column. */
const longest = 5;
const longestLabel = 12;

/** Whether a price takes a line of its own. */
export const isLong = (price: Plan['price']): boolean =>
  price.kind === 'agreed'
    ? price.label.length > longestLabel
    : amountsOf(price).some(({ length }) => length > longest);

interface BilledPriceProps {
  price: Plan['price'];
  className: string;
  /** After the amount. */
  unit?: string;
}

/** The price under the chosen billing: where it makes a difference, the other one is hidden. */
export function BilledPrice({ price, className, unit = '' }: BilledPriceProps) {
  if (price.kind === 'agreed') return <span className={className}>{price.label}</span>;
  const [amount, monthly] = amountsOf(price);
  return (
    <>
      <span className={cx(className, monthly && 'plan-annual')}>{`${amount}${unit}`}</span>
      {monthly && (
        <>
          <span className="sr-only plan-annual">{annually}</span>
          <span className={cx(className, 'plan-monthly')}>{`${monthly}${unit}`}</span>
        </>
      )}
    </>
  );
}

/**
 * What a plan costs. The live region names its plan: a change of billing is heard as 'Base: $10 per
 * user per month'.
 */
export function PlanAmount({ plan, unit }: { plan: Plan; unit: PlansSection['unit'] }) {
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
  return (
    <p
      aria-live={monthly ? 'polite' : undefined}
      aria-atomic={monthly ? true : undefined}
      className={classes}
    >
      <span className="sr-only">{`${title}: `}</span>
      <BilledPrice price={price} className="plan-price type-figure" />{' '}
      <span className="plan-unit text-ink-2">
        {unit.lines.map((line) => unbroken(line)).join(' ')}
        {monthly && (
          <>
            <span className="plan-annual block">{` ${monthly} billed monthly`}</span>
            <span className="plan-monthly block">{` ${amount} billed annually`}</span>
          </>
        )}
      </span>
    </p>
  );
}
