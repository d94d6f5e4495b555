import { integrations } from '@/content/found/integrations';
import { integrationsPage } from '@/content/pages/integrations';
import { plans } from '@/content/plans';
import { planMark } from '@/lib/plans/words';
import { withCount } from '@/lib/words/counting';
import { byRank, publishedOf, withSlugs } from './published';

const entries = byRank(publishedOf(withSlugs(integrations))).map((entry) => ({
  ...entry,
  onPlan: planMark(plans, entry.plan),
}));

export const integrationCatalog = integrationsPage.categories
  .map((category) => ({
    ...category,
    entries: entries.filter((entry) => entry.category === category.key),
  }))
  .filter((group) => group.entries.length > 0);

export type CatalogGroup = (typeof integrationCatalog)[number];

const samples = entries.filter(({ sample }) => sample).length;

/** `intended` counts the entries that show intended behavior, while there are any. */
export const catalogWords = {
  ...integrationsPage.catalog,
  intended: samples > 0 ? withCount(integrationsPage.catalog.intended, samples) : undefined,
};
