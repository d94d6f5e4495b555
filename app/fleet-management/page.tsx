import { fleetManagement as fleet } from '@/content/products/fleet-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.fleetManagement;

export const metadata = pageMetadata({ ...fleet.page, path });

export default function FleetManagementPage() {
  return <ProductPage name="Fleet management" path={path} product={fleet} />;
}
