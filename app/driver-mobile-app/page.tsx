// What all product pages share comes first, so that the page's own style sheets stay one file.
import '@/components/pages/product/common';
import { AppStores } from '@/components/pages/product/hero/app-stores';
import { driverMobileApp as driver } from '@/content/products/driver-mobile-app';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.driverMobileApp;

export const metadata = pageMetadata({ ...driver.page, path });

export default function DriverMobileAppPage() {
  return (
    <ProductPage
      name="Driver mobile app"
      path={path}
      product={driver}
      strip={<AppStores {...driver.stores} badges={site.stores} />}
    />
  );
}
