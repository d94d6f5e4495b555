import { DemoBanner } from '@/components/sections/demo-banner';
import { ProductData } from '@/components/sections/product/product-data';
import { BenefitStats } from '@/components/sections/use-case/benefit-stats';
import { UseFeatures } from '@/components/sections/use-case/use-features';
import { UseHero } from '@/components/sections/use-case/use-hero';
import { UseRound } from '@/components/sections/use-case/use-round';
import { UseTrial } from '@/components/sections/use-case/use-trial';
import { signUpSection } from '@/content/sign-up';
import { couriers as useCase } from '@/content/use-cases/couriers';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/use-case/use-case.css';
import '@/components/sections/use-case/couriers.css';

const path = routes.useCaseCouriers;
const look = 'couriers';
const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Industries', href: routes.industries },
  { label: useCase.name, href: path },
] as const;

export const metadata = pageMetadata({ ...useCase.page, path });

export default function CouriersPage() {
  const { product: name, hero, stats, statsTitle, features, featuresTitle, round, trial } = useCase;
  const { description } = useCase.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <UseHero id="couriers" look={look} trail={trail} content={hero}>
        <h2 className="sr-only">{statsTitle}</h2>
        <BenefitStats stats={stats} className="couriers-stats" />
      </UseHero>
      <UseFeatures look={look} title={featuresTitle} features={features} mark={included} />
      <UseRound look={look} round={round} ground="plum-sheet" />
      <UseTrial look={look} pitch={trial} terms={trialTerms} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
