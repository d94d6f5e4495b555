import {
  DeliveryStats,
  FactList,
  FactTable,
  FeatureSplit,
  FeatureWide,
  HeroStrip,
  Highlights,
  ProductPage,
  ProductUses,
} from '@/components/pages/product/common';
import { GateLog } from '@/components/pages/product/sections/gate-log';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fleetManagement as fleet } from '@/content/products/fleet-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.fleetManagement;

export const metadata = pageMetadata({ ...fleet.page, path });

export default function FleetManagementPage() {
  const { highlights, features, statsTitle, ownFigures, uses } = fleet;
  return (
    <ProductPage
      id="fleet-management"
      name="Fleet management"
      path={path}
      product={fleet}
      banner={signUpSection.title}
      strip={<HeroStrip {...fleet.strip} />}
    >
      <Highlights {...highlights} />
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
      <ProductUses {...uses} />
    </ProductPage>
  );
}
