import type { CSSProperties } from 'react';
import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Mark } from '@/components/ui/mark/mark';
import type { Fleet } from '@/content/schemas/home/sample-day';
import { TimeChart } from './time-chart';

/** The dispatcher's screen, drawn without its buttons: vehicles, their map and their hours. A picture as a whole. */
export function DispatchConsole({ day }: { day: Fleet }) {
  const stops = day.vehicles.reduce((sum, vehicle) => sum + vehicle.stops, 0);
  const label = `Picture of the console, ${day.hub}: ${day.vehicles.length} vehicles on a map, ${day.onTime} of ${stops} stops on time.`;
  return (
    <div
      role="img"
      aria-label={label}
      className="services-sheet overflow-hidden rounded-card rule border-line bg-surface shadow-3 max-md:hidden"
    >
      <div aria-hidden="true" className="flex h-full flex-col">
        <div className="flex min-h-12 items-center gap-3 rule-b border-line px-4 text-[.875rem] whitespace-nowrap">
          <Mark size={24} />
          <b className="mr-auto font-semibold">
            {`${day.hub} `}
            <span className="ml-2 type-label text-ink-2">{day.date}</span>
          </b>
          <span className="flex items-center gap-1.5 rounded-chip bg-success-ground px-2.5 py-1.5 type-label text-success">
            <Icon name="check" className="size-3.5" />
            {`${day.onTime} of ${stops} on time`}
          </span>
          <span className="flex items-center gap-1.5 rounded-chip bg-sunk px-2.5 py-1.5 type-label text-ink-2 max-xxl:hidden">
            <Icon name="cloud-rain" className="size-3.5" />
            {day.weather}
          </span>
        </div>
        <div className="flex min-h-0 flex-1">
          <Vehicles vehicles={day.vehicles} stops={stops} />
          <div className="flex min-w-0 flex-1 flex-col overflow-hidden">
            <Picture name="console" alt="" className="min-h-0 w-full flex-1 bg-sunk object-cover" />
            <TimeChart day={day} />
          </div>
        </div>
      </div>
    </div>
  );
}

type VehiclesProps = Pick<Fleet, 'vehicles'> & { stops: number };

/** The left column: who is out, how far along, and when the next door opens. */
function Vehicles({ vehicles, stops }: VehiclesProps) {
  return (
    <div className="thread-list shrink-0 rule-r border-line text-[.8125rem] leading-snug lg:max-xl:hidden">
      <p className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {`${vehicles.length} threads out `}
        <span className="type-label text-ink-2">{`${stops} stops`}</span>
      </p>
      {vehicles.map(({ id, driver, thread, eta, done, stops: all }, i) => (
        <div
          key={id}
          style={{ '--share': `${Math.round((done / all) * 100)}%` } as CSSProperties}
          className={cx(
            'thread-row grid content-center rule-t border-line px-4',
            i === 0 && 'thread-row-first',
            `thread-${thread}`,
          )}
        >
          <span className="thread-id flex items-center gap-2 type-label text-ink">{id}</span>
          <span className="type-label text-ink">{eta}</span>
          <span className="truncate text-ink-3">{driver}</span>
          <span className="type-label text-ink-2">{`${done} / ${all}`}</span>
        </div>
      ))}
    </div>
  );
}
