// What all product pages share comes first, so that the page's own style sheets stay one file.
import '@/components/pages/product/common';
import { ParcelStrip } from '@/components/pages/product/hero/parcel-strip';
import { deliveryManagement as delivery } from '@/content/products/delivery-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.deliveryManagement;

export const metadata = pageMetadata({ ...delivery.page, path });

export default function DeliveryManagementPage() {
  return (
    <ProductPage
      name="Delivery management"
      path={path}
      product={delivery}
      strip={<ParcelStrip {...delivery.parcel} />}
    />
  );
}
