import {
  FactList,
  FactTable,
  FeatureSplit,
  FeatureWide,
  HeroStrip,
  Highlights,
} from '@/components/pages/product/common';
import { GateLog } from '@/components/pages/product/sections/gate-log';
import { fleetManagement as fleet } from '@/content/products/fleet-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.fleetManagement;

export const metadata = pageMetadata({ ...fleet.page, path });

export default function FleetManagementPage() {
  const { highlights, features } = fleet;
  return (
    <ProductPage
      name="Fleet management"
      path={path}
      product={fleet}
      strip={<HeroStrip {...fleet.strip} />}
      own={fleet.ownFigures}
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
      <FeatureSplit feature={features.hardware} picture="right" ground="band" large>
        <FactList facts={fleet.bays} />
      </FeatureSplit>
    </ProductPage>
  );
}
