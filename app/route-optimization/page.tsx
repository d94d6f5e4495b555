import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactTable } from '@/components/pages/product/features/fact-table';
import { FeatureLedger } from '@/components/pages/product/features/feature-ledger';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { HeroRules } from '@/components/pages/product/hero/hero-rules';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { StatsBoard } from '@/components/pages/product/sections/stats-board';
import { UseSheets } from '@/components/pages/product/sections/use-sheets';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/route.css';

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
