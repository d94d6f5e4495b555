import { accountingErp } from '@/content/integrations/accounting-erp';
import { storefronts } from '@/content/integrations/ecommerce';
import { hardware } from '@/content/integrations/hardware';
import { marketPlaces } from '@/content/integrations/market-place';
import type { Integration } from '@/content/integrations/types';
import { warehousing } from '@/content/integrations/warehousing';
import { integrationsPage } from '@/content/pages/integrations';
import type { CategoryKey } from '@/lib/integrations/integrations';

const entries: Readonly<Record<CategoryKey, readonly Integration[]>> = {
  'market-place': marketPlaces,
  eCommerce: storefronts,
  warehousing,
  'accounting-erp': accountingErp,
  hardware,
};

/** A category of the catalog with its entries. */
export type CatalogGroup = (typeof integrationsPage.categories)[number] & {
  readonly entries: readonly Integration[];
};

/** The integration catalog, in the order in which the page shows it. */
export const integrationCatalog: readonly CatalogGroup[] = integrationsPage.categories.map(
  (category) => ({ ...category, entries: entries[category.key] }),
);
