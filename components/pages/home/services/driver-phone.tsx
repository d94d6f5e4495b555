import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { NextStop } from '@/content/schemas/home/sample-day';

interface DriverPhoneProps {
  stop: NextStop;
  className?: string;
}

/** The driver app at its next stop, drawn: a picture as a whole, without the app’s buttons. */
export function DriverPhone({ stop, className }: DriverPhoneProps) {
  const label = `Picture of the driver app, ${stop.vehicle}: stop ${stop.stop} of ${stop.stops} is ${stop.address}, turn in ${stop.turn.distance} into ${stop.turn.street}.`;
  return (
    <div role="img" aria-label={label} className={cx('driver-phone w-full bg-surface', className)}>
      <div aria-hidden="true">
        <p className="flex items-center gap-2 px-6 py-3 text-[.8125rem] font-semibold">
          <span className="mr-auto">{stop.clock}</span>
          <Icon name="signal" className="size-4" />
          <Icon name="battery-full" className="size-4" />
        </p>
        <div className="px-5 pb-4">
          <p className="flex justify-between type-label text-ink-2 whitespace-nowrap">
            {`Next · stop ${stop.stop} of ${stop.stops} `}
            <span>{stop.vehicle}</span>
          </p>
          <p className="mt-1 type-h4">{stop.address}</p>
          <p className="mt-0.5 text-[.875rem] text-ink-2">{stop.note}</p>
        </div>
        <div className="relative">
          <Picture name="phone-map" alt="" className="w-full bg-sunk" />
          <p className="absolute top-3 left-3 flex items-center gap-3 rounded-pop bg-ink py-2.5 px-4 text-paper">
            <Icon name="corner-up-right" className="size-6" />
            <span className="text-[.8125rem] leading-snug">
              <b className="block type-h5">{stop.turn.distance}</b>
              {stop.turn.street}
            </span>
          </p>
        </div>
        <p className="flex items-center gap-3 p-5 text-[.8125rem] leading-snug text-ink-2">
          <Icon name="key-round" className="size-5" />
          {stop.proof}
        </p>
      </div>
    </div>
  );
}
