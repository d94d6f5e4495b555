import { TitledSection } from '@/components/ui/section/section';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { BillingToggle } from './billing-toggle';
import { PlanList } from './plan-list';

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
