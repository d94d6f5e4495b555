import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { BenefitStats } from '@/components/pages/use-case/benefit-stats';
import { UseFeatures } from '@/components/pages/use-case/use-features';
import { UseHero } from '@/components/pages/use-case/use-hero';
import { UseRound } from '@/components/pages/use-case/use-round';
import { UseTrial } from '@/components/pages/use-case/use-trial';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { signUpSection } from '@/content/home/sign-up';
import { ecommerce as useCase } from '@/content/use-cases/ecommerce';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/use-case/use-case.css';
import '@/components/pages/use-case/ecommerce.css';

const path = routes.useCaseEcommerce;
const look = 'ecommerce';
const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Industries', href: routes.industries },
  { label: useCase.name, href: path },
] as const;

export const metadata = pageMetadata({ ...useCase.page, path });

export default function EcommercePage() {
  const { product: name, hero, stats, statsTitle, features, featuresTitle, round, trial } = useCase;
  const { description } = useCase.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <UseHero id="ecommerce" look={look} trail={trail} content={hero} />
      <UseFeatures look={look} title={featuresTitle} features={features} mark={included} />
      <UseTrial look={look} pitch={trial} terms={trialTerms} ground="cobalt-sheet" />
      <UseRound look={look} round={round} />
      <Section labelledBy="numbers" ground="sunk">
        <div className="frame">
          <SectionHeading id="numbers" title={statsTitle} />
          <BenefitStats stats={stats} className="ecommerce-stats" />
        </div>
      </Section>
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
