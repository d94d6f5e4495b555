import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FactTable } from '@/components/pages/product/features/fact-table';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { FeatureWide } from '@/components/pages/product/features/feature-wide';
import { GateLog } from '@/components/pages/product/features/gate-log';
import { Highlights } from '@/components/pages/product/features/highlights';
import { HeroStrip } from '@/components/pages/product/hero/hero-strip';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fleetManagement as fleet } from '@/content/products/fleet-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/fleet.css';

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
