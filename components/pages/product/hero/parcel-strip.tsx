import type { DeliveryContent } from '@/content/schemas/products';
import { StripFrame } from './strip-frame';
import './parcel-strip.css';

/** The night strip under the delivery hero: one parcel from the sorting table to the signature. */
export function ParcelStrip({ source, name, place, stations }: DeliveryContent['parcel']) {
  return (
    <StripFrame source={source} name={name} note={place}>
      <ol className="parcel-stations thread-madder mt-6">
        {stations.map(({ time, title, note }) => (
          <li key={time} className="parcel-station grid content-start">
            <span className="type-label">{time}</span>
            <b className="type-h5">{title}</b>
            <span className="text-[.8125rem] text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
    </StripFrame>
  );
}
