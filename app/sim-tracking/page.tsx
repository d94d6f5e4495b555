import {
  FactList,
  FactTable,
  FeatureSplit,
  FeatureWide,
  HeroStrip,
  Highlights,
} from '@/components/pages/product/common';
import { simTracking as sim } from '@/content/products/sim-tracking';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.simTracking;

export const metadata = pageMetadata({ ...sim.page, path });

export default function SimTrackingPage() {
  const { highlights, features, cells, choices } = sim;
  return (
    <ProductPage name="SIM tracking" path={path} product={sim} strip={<HeroStrip {...sim.strip} />}>
      <Highlights {...highlights} />
      <FeatureSplit feature={features.consent} picture="left" ground="sunk" />
      <FeatureSplit feature={features.rate} picture="right" large>
        <FactList facts={cells} />
      </FeatureSplit>
      <FeatureWide feature={features.carriers} />
      <FeatureSplit feature={features.choice} picture="left" ground="sunk">
        <FactTable {...choices} />
      </FeatureSplit>
    </ProductPage>
  );
}
