import {
  DeliveryStats,
  FactTable,
  FeatureSplit,
  ProductPage,
} from '@/components/pages/product/common';
import { FeatureLedger } from '@/components/pages/product/features/feature-ledger';
import { HeroRules } from '@/components/pages/product/hero/hero-rules';
import { StatsBoard } from '@/components/pages/product/sections/stats-board';
import { UseMaps } from '@/components/pages/product/sections/use-maps';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.routeOptimization;

export const metadata = pageMetadata({ ...route.page, path });

export default function RouteOptimizationPage() {
  const { highlights, features, log, results, statsTitle, uses } = route;
  return (
    <ProductPage
      id="route-optimization"
      name="Route optimization"
      path={path}
      product={route}
      banner={signUpSection.title}
      demoLabel="Watch Demo"
      rules={<HeroRules {...route.rules} />}
      night
    >
      <FeatureLedger id="highlights" {...highlights} />
      <FeatureSplit feature={features.weights} picture="right" ground="sunk" />
      <FeatureSplit feature={features.live} picture="left">
        <FactTable {...log} />
      </FeatureSplit>
      <StatsBoard id="results" {...results} />
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <UseMaps {...uses} />
    </ProductPage>
  );
}
