import { DemoBanner } from '@/components/sections/demo-banner';
import { CheckInCard } from '@/components/sections/product/check-in-card';
import { DayLine } from '@/components/sections/product/day-line';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { FeatureWide } from '@/components/sections/product/feature-wide';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fieldforceManagement as field } from '@/content/products/fieldforce-management';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/field.css';

const path = routes.fieldforceManagement;
const name = 'Field-force management';
const trail = [
  { label: 'Home', href: routes.home },
  { label: name, href: path },
] as const;

export const metadata = pageMetadata({ ...field.page, path });

export default function FieldforceManagementPage() {
  const { hero, highlights, features, fence, urgentFacts, statsTitle, uses } = field;
  const { description } = field.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <ProductHero
        id="fieldforce-management"
        trail={trail}
        content={hero}
        actions={<ProductActions />}
      />
      <DayLine id="highlights" {...highlights} />
      <FeatureSplit feature={features.attendance} picture="right" ground="sunk" />
      <FeatureWide feature={features.geofencing} ground="paper">
        <CheckInCard {...fence} />
      </FeatureWide>
      <FeatureSplit feature={features.visits} picture="left" />
      <FeatureSplit feature={features.forms} picture="right" ground="sunk" />
      <FeatureSplit feature={features.urgent} picture="left">
        <FactList facts={urgentFacts} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
