import { supervisorApp as app } from '@/content/products/supervisor-app';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.supervisorApp;

export const metadata = pageMetadata({ ...app.page, path });

export default function SupervisorAppPage() {
  return <ProductPage name="Supervisor app" path={path} product={app} />;
}
