import { integrations } from '@/content/found/integrations';
import type { Integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import { byRank, publishedOf } from './published';

const entries = byRank(publishedOf(integrations));

/** A category of the catalog with its entries. */
export type CatalogGroup = (typeof integrationsPage.categories)[number] & {
  readonly entries: readonly Integration[];
};

/** The integration catalog, in the order in which the page shows it. */
export const integrationCatalog: readonly CatalogGroup[] = integrationsPage.categories.map(
  (category) => ({
    ...category,
    entries: entries.filter((entry) => entry.category === category.key),
  }),
);
