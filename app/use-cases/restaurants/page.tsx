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
import { restaurants as useCase } from '@/content/use-cases/restaurants';
import { included, trialTerms } from '@/content/use-cases/shared';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/use-case/use-case.css';
import '@/components/pages/use-case/restaurants.css';

const path = routes.useCaseRestaurants;
const look = 'restaurants';
const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Industries', href: routes.industries },
  { label: useCase.name, href: path },
] as const;

export const metadata = pageMetadata({ ...useCase.page, path });

export default function RestaurantsPage() {
  const { product: name, hero, stats, statsTitle, features, featuresTitle, round, trial } = useCase;
  const { description } = useCase.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <UseHero id="restaurants" look={look} trail={trail} content={hero} />
      <Section labelledBy="numbers">
        <div className="frame restaurants-numbers">
          <SectionHeading id="numbers" title={statsTitle} />
          <BenefitStats stats={stats} className="restaurants-stats" />
        </div>
      </Section>
      <UseRound look={look} round={round} ground="madder-sheet" />
      <UseFeatures
        look={look}
        title={featuresTitle}
        features={features}
        mark={included}
        ground="sunk"
      />
      <UseTrial look={look} pitch={trial} terms={trialTerms} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
