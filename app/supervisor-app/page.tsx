import { DemoBanner } from '@/components/sections/demo-banner';
import { DeliveryStats } from '@/components/sections/product/delivery-stats';
import { FactList } from '@/components/sections/product/fact-list';
import { FeatureSplit } from '@/components/sections/product/feature-split';
import { PocketList } from '@/components/sections/product/pocket-list';
import { ProductActions } from '@/components/sections/product/product-actions';
import { ProductData } from '@/components/sections/product/product-data';
import { ProductHero } from '@/components/sections/product/product-hero';
import { ProductUses } from '@/components/sections/product/product-uses';
import { deliveryStats } from '@/content/products/delivery-stats';
import { supervisorApp as app } from '@/content/products/supervisor-app';
import { signUpSection } from '@/content/sign-up';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/product/product.css';
import '@/components/sections/product/supervisor.css';

const path = routes.supervisorApp;
const name = 'Supervisor app';
const trail = [
  { label: 'Home', href: routes.home },
  { label: name, href: path },
] as const;

export const metadata = pageMetadata({ ...app.page, path });

export default function SupervisorAppPage() {
  const { hero, highlights, features, approvalFacts, coldFacts, statsTitle, uses } = app;
  const { description } = app.page;
  return (
    <>
      <ProductData name={name} description={description} path={path} />
      <ProductHero
        id="supervisor-app"
        trail={trail}
        content={hero}
        actions={<ProductActions />}
        night
      />
      <PocketList id="highlights" {...highlights} />
      <FeatureSplit feature={features.exceptions} picture="right" ground="sunk" />
      <FeatureSplit feature={features.late} picture="left" ground="band" />
      <FeatureSplit feature={features.approvals} picture="right">
        <FactList facts={approvalFacts} />
      </FeatureSplit>
      <FeatureSplit feature={features.attendance} picture="left" ground="sunk" />
      <FeatureSplit feature={features.cold} picture="right">
        <FactList facts={coldFacts} />
      </FeatureSplit>
      <DeliveryStats title={statsTitle} figures={deliveryStats} />
      <ProductUses title={uses.title} uses={uses.items} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
