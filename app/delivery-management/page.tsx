import { DemoBanner } from '@/components/sections/demo-banner';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FactTable } from '@/components/sections/product/fact-table';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { FeatureWide } from '@/components/sections/product/feature-wide';
import { Highlights } from '@/components/sections/product/highlights';
import { ParcelStrip } from '@/components/sections/product/parcel-strip';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { deliveryManagement as delivery } from '@/content/products/delivery-management';
import { deliveryStats } from '@/content/products/delivery-stats';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/delivery.css';

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
