import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { BenefitStats } from '@/components/pages/use-case/benefit-stats';
import { UseFeatures } from '@/components/pages/use-case/use-features';
import { UseHero } from '@/components/pages/use-case/use-hero';
import { UseRound } from '@/components/pages/use-case/use-round';
import { UseTrial } from '@/components/pages/use-case/use-trial';
import { signUpSection } from '@/content/home/sign-up';
import { couriers as useCase } from '@/content/use-cases/couriers';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/use-case/use-case.css';
import '@/components/pages/use-case/couriers.css';

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
