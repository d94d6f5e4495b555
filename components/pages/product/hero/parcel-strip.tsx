import type { ParcelStripContent } from '@/content/products/delivery-management';

/** The night strip under the delivery hero: one parcel from the sorting table to the signature. */
export function ParcelStrip({ source, name, place, stations }: ParcelStripContent) {
  return (
    <div className="hero-strip">
      <div className="hero-strip-source">
        <p className="type-label text-ink-2">{source}</p>
        <p className="type-h4">{name}</p>
        <p className="type-small text-ink-2">{place}</p>
      </div>
      <ol className="parcel-stations thread-madder">
        {stations.map(({ time, title, note }) => (
          <li key={time}>
            <span className="type-label">{time}</span>
            <b className="type-h5">{title}</b>
            <span className="type-small text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
