import { Faq } from '@/components/blocks/faq/faq';
import { PlanList } from '@/components/blocks/plans/plan-list';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { PlanComparison } from '@/components/pages/pricing/plan-comparison';
import { PricingDetails } from '@/components/pages/pricing/pricing-details';
import { PricingHero } from '@/components/pages/pricing/pricing-hero';
import { PricingSavings } from '@/components/pages/pricing/pricing-savings';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { signUpSection } from '@/content/home/sign-up';
import { planComparison } from '@/content/plan-comparison';
import { plans, plansSection } from '@/content/plans';
import { pricingPage as pricing, pricingQuestions } from '@/content/pricing';
import { softwareApplication } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { pricesOf } from '@/lib/plans/amounts';
import { routes } from '@/lib/routes';

const path = routes.pricing;
const trail = [{ label: pricing.name, href: path }] as const;

export const metadata = pageMetadata({ ...pricing.page, path });

export default function PricingPage() {
  return (
    <>
      <JsonLd data={softwareApplication()} />
      <PricingHero trail={trail} plans={plans} {...pricing.hero}>
        <PlanList {...plansSection} plans={plans} />
      </PricingHero>
      <PricingDetails {...pricing.details} />
      <PlanComparison
        {...pricing.comparison}
        plans={plans}
        unit={plansSection.unit}
        groups={planComparison}
      />
      <PricingSavings {...pricing.calculator} prices={pricesOf(plans)} />
      <Faq {...pricing.faq} name="pricing" questions={pricingQuestions} open />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
