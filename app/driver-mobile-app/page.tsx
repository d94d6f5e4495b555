import { driverMobileApp as driver } from '@/content/products/driver-mobile-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.driverMobileApp;

export const metadata = pageMetadata({ ...driver.page, path });

export default function DriverMobileAppPage() {
  return <ProductPage name="Driver mobile app" path={path} product={driver} />;
}
