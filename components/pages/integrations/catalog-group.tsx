import { pictureSize } from '@/art/gallery';
import { logoHeight } from '@/art/logos';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CatalogGroup as Group } from '@/lib/content/integrations';

/**
 * A category of the catalog: what goes which way, and a card for each system. A logo's file holds
 * it in ink and in its owner's color; the sheet shows the one or the other. Cards carry no classes,
 * since what stands here is sent twice.
 */
export function CatalogGroup({ group }: { group: Group }) {
  const { key, label, thread, text, entries } = group;
  return (
    <section
      data-category={key}
      aria-labelledby={`catalog-${key}`}
      className={threadClasses[thread].color}
    >
      <div className="catalog-head">
        <h3 id={`catalog-${key}`} className="type-h4">
          {label}
        </h3>
        <p>{text}</p>
      </div>
      <ul>
        {entries.map(({ image, heading, description, kind, timing }) => (
          <li key={image}>
            <img
              src={`/images/${image}.svg`}
              width={pictureSize(image).width}
              height={logoHeight}
              alt=""
              loading="lazy"
            />
            <h4>{heading}</h4>
            <p>{description}</p>
            <p>
              {kind} <span>{timing}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
