import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { RequestButton } from '@/components/tools/request-form/request-dialog';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import type { CatalogGroup as Group } from '@/lib/content/integrations';
import { itemList } from '@/lib/json-ld';
import { CatalogGroup } from './catalog-group';
import './catalog.css';

type CatalogProps = IntegrationsPage['catalog'] &
  Pick<IntegrationsPage, 'request'> & { groups: readonly Group[] };

/** The integration catalog, anchor of Browse Integration. */
export function Catalog({ title, note, groups, request, ...words }: CatalogProps) {
  // Without the entries, which the page holds anyway.
  const categories = groups.map(({ key, label, hue, entries }) => {
    return { key, label, hue, count: entries.length };
  });
  const names = groups.flatMap(({ entries }) => entries.map(({ heading }) => heading));
  return (
    <Section id="integration" labelledBy="catalog-title" className="catalog frame grid gap-5">
      <h2 id="catalog-title" className="type-h2 catalog-title">
        {title}
      </h2>
      <RequestButton variant="outline" className="catalog-ask justify-self-start" />
      <Island
        name="catalog filter"
        instead="Search and filter do not work right now. All integrations are listed here."
      >
        <CatalogFilter {...words} categories={categories}>
          {groups.map((group, at) => (
            <CatalogGroup key={group.key} group={group} first={at === 0} />
          ))}
        </CatalogFilter>
      </Island>
      <div className="catalog-request mt-7 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card px-5 py-8">
        <div className="catalog-request-words">
          <h3 className="type-h3">{request.title}</h3>
          <p className="mt-2 max-w-144 text-ink-2">{request.text}</p>
        </div>
        <RequestButton variant="ink" />
      </div>
      <p className="max-w-144 text-[.8125rem] text-ink-3">{note}</p>
      <JsonLd data={itemList(title, names)} />
    </Section>
  );
}
