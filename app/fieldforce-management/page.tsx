import {
  DeliveryStats,
  FactList,
  FeatureSplit,
  FeatureWide,
  ProductPage,
  ProductUses,
} from '@/components/pages/product/common';
import { CheckInCard } from '@/components/pages/product/sections/check-in-card';
import { DayLine } from '@/components/pages/product/sections/day-line';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fieldforceManagement as field } from '@/content/products/fieldforce-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.fieldforceManagement;

export const metadata = pageMetadata({ ...field.page, path });

export default function FieldforceManagementPage() {
  const { highlights, features, fence, urgentFacts, statsTitle, uses } = field;
  return (
    <ProductPage
      id="fieldforce-management"
      name="Field-force management"
      path={path}
      product={field}
      banner={signUpSection.title}
    >
      <DayLine id="highlights" {...highlights} />
      <FeatureSplit feature={features.attendance} picture="right" ground="sunk" />
      <FeatureWide feature={features.geofencing} ground="paper" low>
        <CheckInCard {...fence} />
      </FeatureWide>
      <FeatureSplit feature={features.visits} picture="left" />
      <FeatureSplit feature={features.forms} picture="right" ground="sunk" />
      <FeatureSplit feature={features.urgent} picture="left">
        <FactList facts={urgentFacts} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses {...uses} />
    </ProductPage>
  );
}
