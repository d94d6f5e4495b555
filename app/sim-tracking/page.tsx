import { simTracking as sim } from '@/content/products/sim-tracking';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.simTracking;

export const metadata = pageMetadata({ ...sim.page, path });

export default function SimTrackingPage() {
  return <ProductPage name="SIM tracking" path={path} product={sim} />;
}
