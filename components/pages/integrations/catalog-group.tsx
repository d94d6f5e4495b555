import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CatalogGroup as Group } from '@/lib/content/integrations';
import { CatalogLogo } from './catalog-logo';
import './catalog-group.css';

/** A category of the catalog: what goes which way, and a card for each system. */
export function CatalogGroup({ group }: { group: Group }) {
  const { key, label, thread, text, entries } = group;
  return (
    <section
      data-category={key}
      aria-labelledby={`catalog-${key}`}
      className={cx('catalog-group', threadClasses[thread].color)}
    >
      <div className="catalog-head mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`catalog-${key}`} className="type-h4">
          {label}
        </h3>
        <p className="text-[.9375rem] text-ink-2">{text}</p>
      </div>
      <ul className="catalog-cards grid gap-3">
        {entries.map(({ slug, image, heading, description, kind, timing }) => (
          <li key={slug} id={slug}>
            <CatalogLogo image={image} />
            <h4 className="catalog-name">{heading}</h4>
            <p className="catalog-text">{description}</p>
            <p className="catalog-kind">
              {kind} <span className="type-label">{timing}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
