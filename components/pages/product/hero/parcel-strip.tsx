import { cx } from '@/components/ui/cx';
import type { DeliveryContent } from '@/content/schemas/products';
import { StripFrame } from './strip-frame';
import './parcel-strip.css';

/** The night strip under the delivery hero: one parcel from the sorting table to the signature. */
export function ParcelStrip({ source, name, place, stations }: DeliveryContent['parcel']) {
  return (
    <StripFrame source={source} name={name} note={place}>
      <ol className="parcel-stations thread-madder mt-6">
        {stations.map(({ time, title, note }, index, { length }) => (
          <li key={time} className={cx('parcel-station', index === length - 1 && 'parcel-end')}>
            <span className="type-label">{time}</span>
            <b className="type-h5">{title}</b>
            <span className="text-[.8125rem] text-ink-2">{note}</span>
          </li>
        ))}
      </ol>
    </StripFrame>
  );
}
