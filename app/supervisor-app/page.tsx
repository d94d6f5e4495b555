import {
  DeliveryStats,
  FactList,
  FeatureSplit,
  ProductPage,
  ProductUses,
} from '@/components/pages/product/common';
import { PocketList } from '@/components/pages/product/sections/pocket-list';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import { supervisorApp as app } from '@/content/products/supervisor-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.supervisorApp;

export const metadata = pageMetadata({ ...app.page, path });

export default function SupervisorAppPage() {
  const { highlights, features, approvalFacts, coldFacts, statsTitle, uses } = app;
  return (
    <ProductPage
      id="supervisor-app"
      name="Supervisor app"
      path={path}
      product={app}
      banner={signUpSection.title}
      night
    >
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
      <ProductUses {...uses} />
    </ProductPage>
  );
}
