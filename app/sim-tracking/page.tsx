import { DemoBanner } from '@/components/sections/demo-banner';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FactTable } from '@/components/sections/product/fact-table';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { FeatureWide } from '@/components/sections/product/feature-wide';
import { HeroStrip } from '@/components/sections/product/hero-strip';
import { Highlights } from '@/components/sections/product/highlights';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { deliveryStats } from '@/content/products/delivery-stats';
import { simTracking as sim } from '@/content/products/sim-tracking';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';

const path = routes.simTracking;
const home = { label: 'Home', href: routes.home } as const;
const name = 'SIM tracking';

export const metadata = pageMetadata({ ...sim.page, path });

export default function SimTrackingPage() {
  const { page, hero, strip, highlights, features, cells, choices, statsTitle, uses } = sim;
  return (
    <>
      <ProductData name={name} description={page.description} path={path} />
      <ProductHero
        id="sim-tracking"
        trail={[home, { label: name, href: path }]}
        content={hero}
        actions={<ProductActions />}
        strip={<HeroStrip {...strip} />}
      />
      <Highlights title={highlights.title} highlights={highlights.items} />
      <FeatureSplit feature={features.consent} picture="left" ground="sunk" />
      <FeatureSplit feature={features.rate} picture="right" size="large">
        <FactList facts={cells} />
      </FeatureSplit>
      <FeatureWide feature={features.carriers} />
      <FeatureSplit feature={features.choice} picture="left" ground="sunk">
        <FactTable {...choices} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
