import { DemoBanner } from '@/components/sections/demo-banner';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FactTable } from '@/components/sections/product/fact-table';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { FeatureWide } from '@/components/sections/product/feature-wide';
import { GateLog } from '@/components/sections/product/gate-log';
import { HeroStrip } from '@/components/sections/product/hero-strip';
import { Highlights } from '@/components/sections/product/highlights';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fleetManagement as fleet } from '@/content/products/fleet-management';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/fleet.css';

const path = routes.fleetManagement;
const home = { label: 'Home', href: routes.home } as const;
const name = 'Fleet management';

export const metadata = pageMetadata({ ...fleet.page, path });

export default function FleetManagementPage() {
  const { page, hero, strip, highlights, features, statsTitle, ownFigures, uses } = fleet;
  return (
    <>
      <ProductData name={name} description={page.description} path={path} />
      <ProductHero
        id="fleet-management"
        trail={[home, { label: name, href: path }]}
        content={hero}
        actions={<ProductActions />}
        strip={<HeroStrip {...strip} />}
      />
      <Highlights title={highlights.title} highlights={highlights.items} />
      <FeatureSplit feature={features.iot} picture="left" ground="sunk" />
      <FeatureSplit feature={features.sim} picture="right">
        <FactList facts={fleet.simFacts} />
      </FeatureSplit>
      <FeatureWide feature={features.rfid}>
        <GateLog {...fleet.gateLog} />
      </FeatureWide>
      <FeatureSplit feature={features.alerts} picture="left">
        <FactTable {...fleet.limits} />
      </FeatureSplit>
      <FeatureSplit feature={features.billing} picture="right" ground="sunk" />
      <FeatureSplit feature={features.hardware} picture="right" ground="band" size="large">
        <FactList facts={fleet.bays} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} own={ownFigures} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
