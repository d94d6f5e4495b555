import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { FactList } from '@/components/pages/product/features/fact-list';
import { FeatureSplit } from '@/components/pages/product/features/feature-split';
import { ProductHero } from '@/components/pages/product/hero/product-hero';
import { DeliveryStats } from '@/components/pages/product/sections/delivery-stats';
import { PocketList } from '@/components/pages/product/sections/pocket-list';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { supervisorApp as app } from '@/content/products/supervisor-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/pages/product/product.css';
import '@/components/pages/product/supervisor.css';

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
