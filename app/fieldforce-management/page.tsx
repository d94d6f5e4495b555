import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { FeatureWide } from '@/components/pages/product/features/feature-wide';
import { CheckInCard } from '@/components/pages/product/hero/check-in-card';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DayLine } from '@/components/pages/product/sections/day-line';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { fieldforceManagement as field } from '@/content/products/fieldforce-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/field.css';

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
