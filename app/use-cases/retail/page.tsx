import { DemoBanner } from '@/components/sections/demo-banner';
import { ProductData } from '@/components/sections/product/product-data';
import { BenefitStats } from '@/components/sections/use-case/benefit-stats';
import { UseFeatures } from '@/components/sections/use-case/use-features';
import { UseHero } from '@/components/sections/use-case/use-hero';
import { UseRound } from '@/components/sections/use-case/use-round';
import { UseTrial } from '@/components/sections/use-case/use-trial';
import { Section } from '@/components/ui/section';
import { signUpSection } from '@/content/sign-up';
import { retail as useCase } from '@/content/use-cases/retail';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/use-case/use-case.css';
import '@/components/sections/use-case/retail.css';

const path = routes.useCaseRetail;
const look = 'retail';
const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Industries', href: routes.industries },
  { label: useCase.name, href: path },
] as const;

export const metadata = pageMetadata({ ...useCase.page, path });

export default function RetailPage() {
  const { product: name, hero, stats, statsTitle, features, featuresTitle, round, trial } = useCase;
  const { description } = useCase.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <UseHero id="retail" look={look} trail={trail} content={hero} />
      <Section labelledBy="shelf" space="none" className="retail-shelf">
        <h2 id="shelf" className="sr-only">
          {statsTitle}
        </h2>
        <div className="frame">
          <BenefitStats stats={stats} className="retail-stats" />
        </div>
      </Section>
      <UseRound look={look} round={round} ground="sunk" />
      <UseFeatures look={look} title={featuresTitle} features={features} mark={included} />
      <UseTrial look={look} pitch={trial} terms={trialTerms} ground="teal-sheet" />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
