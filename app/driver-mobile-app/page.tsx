import { DemoBanner } from '@/components/sections/demo-banner';
import { AppStores } from '@/components/sections/product/app-stores';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FactTable } from '@/components/sections/product/fact-table';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { Highlights } from '@/components/sections/product/highlights';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { SwipeMessages } from '@/components/sections/product/swipe-messages';
import { notificationExamples } from '@/content/features';
import { deliveryStats } from '@/content/products/delivery-stats';
import { driverMobileApp as driver } from '@/content/products/driver-mobile-app';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/driver.css';

const path = routes.driverMobileApp;
const home = { label: 'Home', href: routes.home } as const;
const name = 'Driver mobile app';

export const metadata = pageMetadata({ ...driver.page, path });

export default function DriverMobileAppPage() {
  const { page, hero, stores, highlights, messages, features, statsTitle, uses } = driver;
  return (
    <>
      <ProductData name={name} description={page.description} path={path} />
      <ProductHero
        id="app"
        trail={[home, { label: name, href: path }]}
        content={hero}
        actions={<ProductActions />}
        strip={<AppStores {...stores} />}
      />
      <Highlights title={highlights.title} highlights={highlights.items} />
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
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
