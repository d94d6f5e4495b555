import { deliveryManagement as delivery } from '@/content/products/delivery-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.deliveryManagement;

export const metadata = pageMetadata({ ...delivery.page, path });

export default function DeliveryManagementPage() {
  return <ProductPage name="Delivery management" path={path} product={delivery} />;
}
