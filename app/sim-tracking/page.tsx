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
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { simTracking as sim } from '@/content/products/sim-tracking';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.simTracking;

export const metadata = pageMetadata({ ...sim.page, path });

export default function SimTrackingPage() {
  const { highlights, features, cells, choices, statsTitle, uses } = sim;
  return (
    <ProductPage
      id="sim-tracking"
      name="SIM tracking"
      path={path}
      product={sim}
      banner={signUpSection.title}
      strip={<HeroStrip {...sim.strip} />}
    >
      <Highlights {...highlights} />
      <FeatureSplit feature={features.consent} picture="left" ground="sunk" />
      <FeatureSplit feature={features.rate} picture="right" size="large">
        <FactList facts={cells} />
      </FeatureSplit>
      <FeatureWide feature={features.carriers} />
      <FeatureSplit feature={features.choice} picture="left" ground="sunk">
        <FactTable {...choices} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses {...uses} />
    </ProductPage>
  );
}
