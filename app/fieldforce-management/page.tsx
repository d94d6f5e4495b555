import { FactList, FeatureSplit, FeatureWide, Highlights } from '@/components/pages/product/common';
import { CheckInCard } from '@/components/pages/product/sections/check-in-card';
import { fieldforceManagement as field } from '@/content/products/fieldforce-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.fieldforceManagement;

export const metadata = pageMetadata({ ...field.page, path });

export default function FieldforceManagementPage() {
  const { highlights, features, fence, urgentFacts } = field;
  return (
    <ProductPage name="Field-force management" path={path} product={field}>
      <Highlights look="day" {...highlights} />
      <FeatureSplit feature={features.attendance} picture="right" ground="sunk" />
      <FeatureWide feature={features.geofencing} ground="paper" low>
        <CheckInCard {...fence} />
      </FeatureWide>
      <FeatureSplit feature={features.visits} picture="left" />
      <FeatureSplit feature={features.forms} picture="right" ground="sunk" />
      <FeatureSplit feature={features.urgent} picture="left">
        <FactList facts={urgentFacts} />
      </FeatureSplit>
    </ProductPage>
  );
}
