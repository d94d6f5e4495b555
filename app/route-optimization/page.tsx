// What all product pages share comes first, so that the page's own style sheets stay one file.
import '@/components/pages/product/common';
import { HeroRules } from '@/components/pages/product/hero/hero-rules';
import { PlannerSection } from '@/components/pages/product/planner/planner-section';
import { UseMaps } from '@/components/pages/product/sections/use-maps';
import { routeOptimization as route } from '@/content/products/route-optimization';
import { pageMetadata } from '@/lib/metadata';
import { courierFigures } from '@/lib/planner/town/files/figures';
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
      variant="list"
      watch="#planner"
      rules={<HeroRules {...route.rules} />}
      planner={<PlannerSection {...route.planner} figures={courierFigures} />}
      uses={<UseMaps {...route.uses} />}
      night
    />
  );
}
