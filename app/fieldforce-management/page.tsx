import { fieldforceManagement as field } from '@/content/products/fieldforce-management';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { ProductPage } from '../product-page';

const path = routes.fieldforceManagement;

export const metadata = pageMetadata({ ...field.page, path });

export default function FieldforceManagementPage() {
  return <ProductPage name="Field-force management" path={path} product={field} />;
}
