import { PictureImage } from '@/components/picture/picture-image';
import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { RequestButton } from '@/components/tools/request-form/request-dialog';
import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/icon';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import type { CatalogGroup as Group } from '@/lib/content/integrations';
import { itemList } from '@/lib/json-ld';
import { isDrawnLogo, logoHeight } from '@/lib/picture/logo';
import { pictureOf } from '@/lib/picture/pictures';
import './catalog.css';

/** Rows that a phone shows of a group. */
const shownOnPhones = 3;

/** A category of the catalog with a row for each system; one row is open at a time. */
export function CatalogGroup({ group }: { group: Group }) {
  const { key, label, hue, text, entries } = group;
  const more = entries.length - shownOnPhones;
  return (
    <section data-category={key} aria-labelledby={`catalog-${key}`} className={`hue-${hue}`}>
      <div className="route-dash flex flex-wrap items-center gap-x-4 gap-y-1 rule-b-bold border-ink py-2">
        <h3 id={`catalog-${key}`} className="type-h4">
          {label}
        </h3>
        <p className="catalog-plans min-w-0 flex-1 text-[.9375rem] text-ink-2">{text}</p>
        <span className="catalog-shown ms-auto type-label">{entries.length}</span>
      </div>
      <ul className="grid grid-flow-dense gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ image, heading, description, ...entry }, at) => (
          <li
            key={entry.slug}
            id={entry.slug}
            className={cx(
              'catalog-row rule-b border-line',
              more > 0 && at >= shownOnPhones && 'catalog-folded',
            )}
          >
            <details name="catalog" className="catalog-system">
              <summary className="catalog-summary grid gap-x-4 py-3">
                <CatalogLogo image={image} heading={heading} />
                <h4 className="catalog-name leading-tight font-semibold">{heading}</h4>
                <span className="catalog-facts whitespace-pre-line text-[.9375rem] leading-snug text-ink-2">
                  {`${entry.kind} (${entry.onPlan})\nIn: ${entry.comesIn}\nBack: ${entry.goesBack}`}
                  <span className="mt-1 block type-label">{`Set-up ${entry.setUp}\nUpdates ${entry.timing}`}</span>
                </span>
                <PlusSign className="catalog-sign size-5" />
              </summary>
              <p className="catalog-text pb-6 type-small text-ink-2">{description}</p>
            </details>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a
          href={`?category=${key}#integration`}
          className="catalog-more md:hidden inline-block py-4 font-semibold underline underline-offset-4 scripted"
        >
          {more} more in {label}
        </a>
      )}
    </section>
  );
}

type CatalogLogoProps = Pick<Group['entries'][number], 'image' | 'heading'>;

/** A drawn file holds the logo in ink and in color, one of which shows; without a logo, the name. */
export function CatalogLogo({ image, heading }: CatalogLogoProps) {
  const picture = image && pictureOf(image);
  return (
    <span
      aria-hidden="true"
      className="catalog-tile row-span-2 grid place-items-center overflow-clip rounded-control rule border-line bg-surface px-1 text-center leading-tight font-semibold"
    >
      {!picture && <span className="catalog-name-mark">{heading}</span>}
      {picture && isDrawnLogo(picture) && (
        <img
          src={`/images/${picture.file}`}
          width={picture.width}
          height={logoHeight}
          style={{ aspectRatio: `${picture.width} / ${logoHeight}` }}
          alt=""
          loading="lazy"
          className="catalog-logo"
        />
      )}
      {picture && !isDrawnLogo(picture) && (
        <PictureImage
          picture={picture}
          sizes="80px"
          alt=""
          className="catalog-own-logo object-contain"
        />
      )}
    </span>
  );
}

type CatalogProps = Omit<IntegrationsPage['catalog'], 'intended'> &
  Pick<IntegrationsPage, 'request'> & {
    groups: readonly Group[];
    /** Says that the entries show intended behavior, while they do. */
    intended: string | undefined;
  };

/** The integration catalog, anchor of Browse Integration. */
export function Catalog({
  title,
  intended,
  legend,
  note,
  groups,
  request,
  ...words
}: CatalogProps) {
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
      {intended && <p className="max-w-160 font-medium">{intended}</p>}
      <p className="max-w-160 text-ink-2">{legend}</p>
      <Island
        name="catalog filter"
        instead="Search and filter do not work right now. All integrations are listed here."
      >
        <CatalogFilter {...words} categories={categories}>
          {groups.map((group) => (
            <CatalogGroup key={group.key} group={group} />
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
      <JsonLd data={itemList(title, names, intended)} />
    </Section>
  );
}
