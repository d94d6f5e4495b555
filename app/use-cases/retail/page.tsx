import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { BenefitStats } from '@/components/pages/use-case/benefit-stats';
import { UseFeatures } from '@/components/pages/use-case/use-features';
import { UseHero } from '@/components/pages/use-case/use-hero';
import { UseRound } from '@/components/pages/use-case/use-round';
import { UseTrial } from '@/components/pages/use-case/use-trial';
import { Section } from '@/components/ui/section/section';
import { signUpSection } from '@/content/home/sign-up';
import { retail as useCase } from '@/content/use-cases/retail';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/use-case/use-case.css';
import '@/components/pages/use-case/retail.css';

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
