import { FactList, FactTable, FeatureSplit, Highlights } from '@/components/pages/product/common';
import { AppStores } from '@/components/pages/product/hero/app-stores';
import { SwipeMessages } from '@/components/pages/product/sections/swipe-messages';
import { notificationExamples } from '@/content/home/features';
import { driverMobileApp as driver } from '@/content/products/driver-mobile-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.driverMobileApp;

export const metadata = pageMetadata({ ...driver.page, path });

export default function DriverMobileAppPage() {
  const { highlights, messages, features } = driver;
  return (
    <ProductPage
      name="Driver mobile app"
      path={path}
      product={driver}
      strip={<AppStores {...driver.stores} />}
    >
      <Highlights {...highlights} />
      <SwipeMessages content={messages} notifications={notificationExamples} />
      <FeatureSplit feature={features.turns} picture="right" ground="band" />
      <FeatureSplit feature={features.statuses} picture="left">
        <FactList facts={driver.statuses} />
      </FeatureSplit>
      <FeatureSplit feature={features.languages} picture="right" ground="sunk">
        <p className="type-small text-ink-2">{driver.languageNames}.</p>
      </FeatureSplit>
      <FeatureSplit feature={features.permissions} picture="left">
        <FactTable {...driver.permissions} />
      </FeatureSplit>
      <FeatureSplit feature={features.signIn} picture="right" ground="sunk">
        <FactList facts={driver.credentials} />
      </FeatureSplit>
    </ProductPage>
  );
}
