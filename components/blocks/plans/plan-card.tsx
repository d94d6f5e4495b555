import { ButtonLink } from '@/components/ui/button/button';
import { opensTrial } from '@/components/ui/button/opens-trial';
import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/plus-sign';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { isLong, PlanAmount } from './plan-amount';

interface PlanCardProps extends Pick<PlansSection, 'unit' | 'included'> {
  plan: Plan;
  /** Whether its corners are those of the strip. */
  first: boolean;
  last: boolean;
}

/** Letters of a name and its mark that stand beside one another. */
const longestLine = 22;

/** A plan card: what it costs, its trial and what it holds. */
export function PlanCard({ plan, unit, included, first, last }: PlanCardProps) {
  const list = (
    <ul className="mt-5 grid gap-2 type-small">
      {plan.features.map((feature) => (
        <CheckItem key={feature}>{feature}</CheckItem>
      ))}
    </ul>
  );
  const variant = plan.highlight ? 'signal' : plan.price.kind === 'agreed' ? 'ink' : 'outline';
  return (
    <li
      className={cx(
        'plan @container relative [overflow-wrap:anywhere]',
        plan.highlight && 'bg-highlight',
        first && 'plan-first',
        last && 'plan-last',
      )}
    >
      <div className={cx('plan-head grid gap-x-3 gap-y-1', isLong(plan.price) && 'plan-head-long')}>
        <h3 className="plan-title type-h3">{plan.title}</h3>
        {plan.highlight && (
          <p
            className={cx(
              'plan-highlight self-center rounded-chip rule border-ink bg-ink px-2.5 py-1 text-[.875rem] font-semibold leading-tight whitespace-nowrap text-paper',
              plan.title.length + plan.highlight.length > longestLine && 'plan-highlight-edge',
            )}
          >
            {plan.highlight}
          </p>
        )}
        <p className="plan-text col-span-2 type-small text-ink-2">{plan.description}</p>
        <PlanAmount plan={plan} unit={unit} />
      </div>
      <ButtonLink variant={variant} {...opensTrial} className="plan-action mt-4 w-full">
        {plan.buttonText}
      </ButtonLink>
      {plan.highlight ? (
        list
      ) : (
        // A phone would show three lists under one another.
        <details className="plan-fold">
          <summary
            aria-label={`${included} in ${plan.title}`}
            className="plan-fold-summary flex min-h-11 items-center justify-between font-semibold"
          >
            {included}
            <PlusSign className="size-4" />
          </summary>
          {list}
        </details>
      )}
    </li>
  );
}
