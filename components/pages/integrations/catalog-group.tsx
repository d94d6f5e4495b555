import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/plus-sign';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CatalogGroup as Group } from '@/lib/content/integrations';
import { CatalogLogo } from './catalog-logo';
import './catalog-group.css';

/** Rows that a phone shows of every group but the first, which it shows whole. */
const shownOnPhones = 3;

interface CatalogGroupProps {
  group: Group;
  first: boolean;
}

/**
 * A category of the catalog: what goes which way, and a row for each system. A row opens and shows
 * what goes over; one is open at a time, without script too.
 */
export function CatalogGroup({ group, first }: CatalogGroupProps) {
  const { key, label, thread, text, entries } = group;
  const more = first ? 0 : entries.length - shownOnPhones;
  return (
    <section
      data-category={key}
      aria-labelledby={`catalog-${key}`}
      className={threadClasses[thread].color}
    >
      <div className="catalog-head thread-dash flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={`catalog-${key}`} className="type-h4">
          {label}
        </h3>
        <p className="catalog-sentence text-[.9375rem] text-ink-2">{text}</p>
        <span className="catalog-total type-label">{entries.length}</span>
      </div>
      <ul className="catalog-rows grid">
        {entries.map(({ slug, image, hasMark, heading, description, kind, timing }, at) => (
          <li
            key={slug}
            id={slug}
            className={cx('catalog-row', more > 0 && at >= shownOnPhones && 'catalog-later')}
          >
            <details name="catalog" className="catalog-system">
              <summary className="catalog-summary">
                <CatalogLogo image={image} heading={heading} hasMark={hasMark} />
                <h4 className="catalog-name">{heading}</h4>
                <span className="catalog-kind">
                  {kind} <span className="type-label">{timing}</span>
                </span>
                <PlusSign className="catalog-sign size-5" />
              </summary>
              <p className="catalog-text">{description}</p>
            </details>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <a
          href={`?category=${key}#integration`}
          className="catalog-more scripted inline-block font-semibold underline"
        >
          {more} more in {label}
        </a>
      )}
    </section>
  );
}
