import {
  FactList,
  FactTable,
  FeatureSplit,
  FeatureWide,
  Highlights,
} from '@/components/pages/product/common';
import { ParcelStrip } from '@/components/pages/product/hero/parcel-strip';
import { deliveryManagement as delivery } from '@/content/products/delivery-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.deliveryManagement;

export const metadata = pageMetadata({ ...delivery.page, path });

export default function DeliveryManagementPage() {
  const { highlights, features, proofKinds, recipientRights } = delivery;
  return (
    <ProductPage
      name="Delivery management"
      path={path}
      product={delivery}
      strip={<ParcelStrip {...delivery.parcel} />}
    >
      <Highlights {...highlights} />
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
    </ProductPage>
  );
}
