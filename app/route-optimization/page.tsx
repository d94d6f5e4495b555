import { PlannerSection } from '@/components/pages/product/planner/planner-section';
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
      planner={<PlannerSection {...route.planner} figures={courierFigures} />}
    />
  );
}
