import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FactTable } from '@/components/pages/product/features/fact-table';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { FeatureWide } from '@/components/pages/product/features/feature-wide';
import { Highlights } from '@/components/pages/product/features/highlights';
import { ParcelStrip } from '@/components/pages/product/hero/parcel-strip';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryManagement as delivery } from '@/content/products/delivery-management';
import { deliveryStats } from '@/content/products/delivery-stats';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/delivery.css';

const path = routes.deliveryManagement;
const home = { label: 'Home', href: routes.home } as const;
const name = 'Delivery management';

export const metadata = pageMetadata({ ...delivery.page, path });

export default function DeliveryManagementPage() {
  const { page, hero, highlights, features, proofKinds, recipientRights, statsTitle, uses } =
    delivery;
  return (
    <>
      <ProductData name={name} description={page.description} path={path} />
      <ProductHero
        id="delivery-management"
        trail={[home, { label: name, href: path }]}
        content={hero}
        actions={<ProductActions />}
        strip={<ParcelStrip {...delivery.parcel} />}
      />
      <Highlights title={highlights.title} highlights={highlights.items} />
      <FeatureSplit feature={features.lastMile} picture="left" ground="sunk" />
      <FeatureSplit feature={features.proof} picture="right">
        <FactTable {...proofKinds} />
      </FeatureSplit>
      <FeatureSplit feature={features.pickup} picture="left" ground="sunk" />
      <FeatureWide feature={features.carriers} />
      <FeatureSplit feature={features.experience} picture="right">
        <FactList facts={recipientRights} />
      </FeatureSplit>
      <FeatureSplit feature={features.dispatcher} picture="left" ground="sunk" />
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
