import { ButtonLink, opensTrial } from '@/components/ui/button/button';
import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/icon';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { isLong, PlanAmount } from './plan-amount';
import './plans.css';
import { TitledSection } from '@/components/ui/section/section';
import { BillingToggle } from './billing-toggle';

type PlanListProps = Pick<PlansSection, 'unit' | 'included'> & { plans: readonly Plan[] };

/** Bounds only where its container has 64rem: below them the other side grows without end. */
const atMost = (width: string) => `max(${width}, (64rem - 100cqi) * 999)`;

/** The widest list of few plans; in a style sheet it would cost every visitor bytes. */
const widths: Readonly<Record<number, string>> = { 1: atMost('32rem'), 2: atMost('50rem') };

/** The plans as cards on one perforated strip, in a container named `plans`. */
export function PlanList({ unit, included, plans }: PlanListProps) {
  const columns = plans.map(({ highlight }) => (highlight ? '1.11fr' : '1fr'));
  return (
    <ul
      className="plans mt-6 rounded-plan rule-bold border-ink bg-surface"
      // Where the parts stand side by side.
      style={{ gridTemplateColumns: columns.join(' '), maxWidth: widths[plans.length] }}
    >
      {plans.map((plan, index) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          unit={unit}
          outer={index === 0 || index === plans.length - 1}
          many={plans.length > 3}
          included={included}
        />
      ))}
    </ul>
  );
}

interface PlanCardProps extends Pick<PlansSection, 'unit' | 'included'> {
  plan: Plan;
  /** Whether it is the first or the last of the strip. */
  outer: boolean;
  many: boolean;
}

/** Letters of a name and its mark that stand beside one another. */
const longestLine = 22;

/** A plan card: what it costs, its trial and what it holds. */
function PlanCard({ plan, unit, included, outer, many }: PlanCardProps) {
  const list = (
    <ul className="mt-5 grid gap-2 type-small">
      {plan.features.map((feature) => (
        <CheckItem key={feature}>{feature}</CheckItem>
      ))}
    </ul>
  );
  const agreed = plan.price.kind === 'agreed' ? plan.price : null;
  const variant = plan.highlight ? 'signal' : 'outline';
  return (
    <li
      className={cx(
        'plan @container relative p-6 [overflow-wrap:anywhere]',
        plan.highlight && 'bg-highlight',
        outer && plan.highlight && 'plan-outer',
      )}
    >
      <div
        className={cx('plan-head grid gap-x-3 gap-y-1', !isLong(plan.price) && 'plan-head-short')}
      >
        <h3 className="type-h3">{plan.title}</h3>
        {plan.highlight && (
          <p
            className={cx(
              'plan-highlight absolute self-center rounded-chip rule border-ink bg-ink px-2.5 py-1 text-[.875rem] font-semibold leading-tight whitespace-nowrap text-paper',
              !many &&
                plan.title.length + plan.highlight.length <= longestLine &&
                'plan-highlight-beside',
            )}
          >
            {plan.highlight}
          </p>
        )}
        <p className="plan-text col-span-2 type-small text-ink-2">{plan.description}</p>
        <PlanAmount plan={plan} unit={unit} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {agreed && (
          <ButtonLink variant="ink" href={agreed.href} className="grow px-2">
            Talk to sales
          </ButtonLink>
        )}
        <ButtonLink variant={variant} {...opensTrial} className="grow px-2">
          {plan.buttonText}
        </ButtonLink>
      </div>
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

type PricingPlansProps = PlansSection & { plans: readonly Plan[] };

/** The plans as cards. The style sheet alone switches the prices, so it works without script. */
export function PricingPlans({ title, lead, plans, ...words }: PricingPlansProps) {
  return (
    <TitledSection
      id="pricing"
      labelledBy="pricing-title"
      title={title}
      route="left"
      className="@container/plans"
    >
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="text-ink-2">{lead}</p>
        <BillingToggle plans={plans} />
      </div>
      <PlanList plans={plans} {...words} />
    </TitledSection>
  );
}
