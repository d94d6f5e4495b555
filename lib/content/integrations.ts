import { integrations } from '@/content/found/integrations';
import type { Integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import { byRank, publishedOf } from './published';

/** An entry with the name of its file and that of its logo. */
interface CatalogEntry extends Omit<Integration, 'image'> {
  readonly slug: string;
  readonly image: string;
  /** Whether its mark was drawn; without one and without a file of its owner, its name stands for it. */
  readonly hasMark: boolean;
}

/** A category of the catalog with its entries. */
export type CatalogGroup = IntegrationsPage['categories'][number] & {
  readonly entries: readonly CatalogEntry[];
};

const named = Object.fromEntries(
  Object.entries(integrations).map(([slug, entry]): [string, CatalogEntry | undefined] => [
    slug,
    entry && {
      ...entry,
      slug,
      image: entry.image ?? `logo-${slug}`,
      hasMark: entry.image !== undefined,
    },
  ]),
);

const entries = byRank(publishedOf(named));

/** The integration catalog, in the order in which the page shows it: categories that hold an entry. */
export const integrationCatalog: readonly CatalogGroup[] = integrationsPage.categories
  .map((category) => ({
    ...category,
    entries: entries.filter((entry) => entry.category === category.key),
  }))
  .filter((group) => group.entries.length > 0);

/** Entries that name no mark: their logo is a file that somebody put there, or their name in letters. */
export const withoutMark = integrationCatalog.flatMap(({ thread, entries: all }) =>
  all
    .filter(({ hasMark }) => !hasMark)
    .map(({ image, heading, slug }) => ({ image, heading, slug, thread })),
);
