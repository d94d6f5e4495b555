import type { Plan } from '@/content/plans';
import { hasBilling } from '@/lib/plans/words';

/**
 * Monthly or annual prices, where one depends on it. The radios lie over their labels, so that the
 * focus ring goes around the choice.
 */
export function BillingToggle({ plans }: { plans: readonly Plan[] }) {
  if (!hasBilling(plans)) return null;
  return (
    // Firefox would keep the choice over a reload.
    <form method="dialog" autoComplete="off">
      <fieldset
        aria-label="Billing"
        className="flex flex-wrap rounded-large rule border-line bg-sunk p-1"
      >
        {['Monthly', 'Annual'].map((choice) => {
          const id = `billing-${choice.toLowerCase()}`;
          return (
            <label
              key={id}
              htmlFor={id}
              className="relative flex min-h-11 flex-1 items-center justify-center rounded-control px-5 font-semibold text-[.9375rem] whitespace-nowrap text-ink-2 has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:[outline:2px_solid] print:has-checked:[outline:1.5px_solid]"
            >
              <input
                id={id}
                type="radio"
                name="billing"
                value={id}
                defaultChecked={choice === 'Annual'}
                className="absolute inset-0 cursor-pointer appearance-none rounded-control"
              />
              {choice}
            </label>
          );
        })}
      </fieldset>
    </form>
  );
}
