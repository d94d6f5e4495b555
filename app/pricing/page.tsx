import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { PlanComparison } from '@/components/pages/pricing/plan-comparison';
import { PricingFaq } from '@/components/pages/pricing/pricing-faq';
import { PricingHero } from '@/components/pages/pricing/pricing-hero';
import { SavingsBand } from '@/components/pages/pricing/savings-band';
import { signUpSection } from '@/content/home/sign-up';
import { planComparison } from '@/content/plan-comparison';
import { plans, plansSection } from '@/content/plans';
import { pricingPage as pricing, pricingQuestions } from '@/content/pricing';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.pricing;
const { name } = site;
const trail = [
  { label: 'Home', href: routes.home },
  { label: pricing.name, href: path },
] as const;

export const metadata = pageMetadata({ ...pricing.page, path });

export default function PricingPage() {
  const { description } = pricing.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <PricingHero trail={trail} {...pricing.hero} plans={plans} unit={plansSection.unit} />
      <PlanComparison {...pricing.comparison} plans={plans} groups={planComparison} />
      <SavingsBand {...pricing.calculator} />
      <PricingFaq {...pricing.faq} questions={pricingQuestions} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
