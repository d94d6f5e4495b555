import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FactTable } from '@/components/pages/product/features/fact-table';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { FeatureWide } from '@/components/pages/product/features/feature-wide';
import { Highlights } from '@/components/pages/product/features/highlights';
import { HeroStrip } from '@/components/pages/product/hero/hero-strip';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { simTracking as sim } from '@/content/products/sim-tracking';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';

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
