import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FactTable } from '@/components/pages/product/features/fact-table';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { Highlights } from '@/components/pages/product/features/highlights';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { AppStores } from '@/components/pages/product/sections/app-stores';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { SwipeMessages } from '@/components/pages/product/sections/swipe-messages';
import { notificationExamples } from '@/content/home/features';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { driverMobileApp as driver } from '@/content/products/driver-mobile-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/driver.css';

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
