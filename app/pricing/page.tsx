import { PlanList } from '@/components/blocks/plans/plan-list';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { PlanComparison } from '@/components/pages/pricing/plan-comparison';
import { PricingDetails } from '@/components/pages/pricing/pricing-details';
import { PricingFaq } from '@/components/pages/pricing/pricing-faq';
import { PricingHero } from '@/components/pages/pricing/pricing-hero';
import { PagePicture } from '@/components/picture/picture';
import { SavingsCalculator } from '@/components/tools/savings/savings-calculator.client';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
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

const { image, ...calculator } = pricing.calculator;

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
      <Section id="savings" labelledBy="savings-title" ground="band">
        <PagePicture image={image} className="absolute inset-0 size-full object-cover unprinted" />
        <div className="relative frame">
          <Island name="savings calculator">
            <SavingsCalculator
              id="savings-title"
              anchor="savings"
              {...calculator}
              prices={pricesOf(plans)}
            />
          </Island>
        </div>
      </Section>
      <PricingFaq {...pricing.faq} questions={pricingQuestions} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
