// What all product pages share comes first, so that the page's own sheets stay one file.
import '@/components/pages/product/common';
import { HeroRules } from '@/components/pages/product/hero/hero-rules';
import { UseMaps } from '@/components/pages/product/sections/use-maps';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.routeOptimization;

export const metadata = pageMetadata({ ...route.page, path });

export default function RouteOptimizationPage() {
  return (
    <ProductPage
      name="Route optimization"
      path={path}
      product={route}
      look="ledger"
      demoLabel="Watch Demo"
      rules={<HeroRules {...route.rules} />}
      uses={<UseMaps {...route.uses} />}
      night
    />
  );
}
