import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Plan, PlansSection } from '@/content/schemas/pricing';
import { BillingToggle } from './billing-toggle';
import { PlanList } from './plan-list';
import './plan-amount.css';
import './plan-card.css';

interface PricingPlansProps extends PlansSection {
  plans: readonly Plan[];
}

/** The plans as cards. The style sheet alone switches the prices, so it works without script. */
export function PricingPlans({ title, lead, plans, ...words }: PricingPlansProps) {
  return (
    <Section id="pricing" labelledBy="pricing-title" route="left" className="@container/plans">
      <div className="frame">
        <SectionHeading id="pricing-title" title={title} stop="left" />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
          <p className="text-ink-2">{lead}</p>
          <BillingToggle plans={plans} />
        </div>
        <PlanList plans={plans} {...words} />
      </div>
    </Section>
  );
}
