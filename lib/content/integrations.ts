import { integrations } from '@/content/found/integrations';
import type { Integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import { byRank, publishedOf } from './published';

interface CatalogEntry extends Omit<Integration, 'image'> {
  readonly slug: string;
  readonly image: string;
  /** False where neither a mark nor a file exists: its name is shown. */
  readonly hasMark: boolean;
}

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

export const integrationCatalog: readonly CatalogGroup[] = integrationsPage.categories
  .map((category) => ({
    ...category,
    entries: entries.filter((entry) => entry.category === category.key),
  }))
  .filter((group) => group.entries.length > 0);

/** Entries without a drawn mark: a logo file or their name in letters. */
export const withoutMark = integrationCatalog.flatMap(({ hue, entries: all }) =>
  all
    .filter(({ hasMark }) => !hasMark)
    .map(({ image, heading, slug }) => ({ image, heading, slug, hue })),
);
