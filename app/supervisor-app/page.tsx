import { FactList, FeatureSplit, Highlights } from '@/components/pages/product/common';
import { supervisorApp as app } from '@/content/products/supervisor-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.supervisorApp;

export const metadata = pageMetadata({ ...app.page, path });

export default function SupervisorAppPage() {
  const { highlights, features, approvalFacts, coldFacts } = app;
  return (
    <ProductPage name="Supervisor app" path={path} product={app} night>
      <Highlights look="rows" {...highlights} />
      <FeatureSplit feature={features.exceptions} picture="right" ground="sunk" />
      <FeatureSplit feature={features.late} picture="left" ground="band" />
      <FeatureSplit feature={features.approvals} picture="right">
        <FactList facts={approvalFacts} />
      </FeatureSplit>
      <FeatureSplit feature={features.attendance} picture="left" ground="sunk" />
      <FeatureSplit feature={features.cold} picture="right">
        <FactList facts={coldFacts} />
      </FeatureSplit>
    </ProductPage>
  );
}
