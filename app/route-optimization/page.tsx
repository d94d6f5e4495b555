import { DemoBanner } from '@/components/sections/demo-banner';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactTable } from '@/components/sections/product/fact-table';
import { FeatureLedger } from '@/components/sections/product/feature-ledger';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { HeroRules } from '@/components/sections/product/hero-rules';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { StatsBoard } from '@/components/sections/product/stats-board';
import { UseSheets } from '@/components/sections/product/use-sheets';
import { deliveryStats } from '@/content/products/delivery-stats';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/route.css';

const path = routes.routeOptimization;
const name = 'Route optimization';
const trail = [
  { label: 'Home', href: routes.home },
  { label: name, href: path },
] as const;

export const metadata = pageMetadata({ ...route.page, path });

export default function RouteOptimizationPage() {
  const { hero, rules, highlights, features, log, results, statsTitle, uses } = route;
  const { description } = route.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <ProductHero
        id="route-optimization"
        trail={trail}
        content={hero}
        actions={<ProductActions demoLabel="Watch Demo" />}
        night
      >
        <HeroRules {...rules} />
      </ProductHero>
      <FeatureLedger id="highlights" {...highlights} />
      <FeatureSplit feature={features.weights} picture="right" ground="sunk" />
      <FeatureSplit feature={features.live} picture="left">
        <FactTable {...log} />
      </FeatureSplit>
      <StatsBoard id="results" {...results} />
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <UseSheets title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
