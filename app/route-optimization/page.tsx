import { FactTable, FeatureSplit, Highlights } from '@/components/pages/product/common';
import { HeroRules } from '@/components/pages/product/hero/hero-rules';
import { StatsBoard } from '@/components/pages/product/sections/stats-board';
import { UseMaps } from '@/components/pages/product/sections/use-maps';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.routeOptimization;

export const metadata = pageMetadata({ ...route.page, path });

export default function RouteOptimizationPage() {
  const { highlights, features, log, results } = route;
  return (
    <ProductPage
      name="Route optimization"
      path={path}
      product={route}
      demoLabel="Watch Demo"
      rules={<HeroRules {...route.rules} />}
      uses={<UseMaps {...route.uses} />}
      night
    >
      <Highlights look="ledger" {...highlights} />
      <FeatureSplit feature={features.weights} picture="right" ground="sunk" />
      <FeatureSplit feature={features.live} picture="left">
        <FactTable {...log} />
      </FeatureSplit>
      <StatsBoard id="results" {...results} />
    </ProductPage>
  );
}
