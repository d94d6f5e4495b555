import { MapImage } from '@/components/picture/map-image';
import { Icon } from '@/components/ui/icon/icon';
import { Mark } from '@/components/ui/mark/mark';
import { ThreadList, type ThreadListVehicle } from './thread-list';
import { TimeChart, type TimeChartClock, type TimeChartRow } from './time-chart';

/** The day a drawn product screen shows. */
export interface FleetDay {
  hub: string;
  date: string;
  onTime: number;
  weather: string;
  clock: TimeChartClock;
  vehicles: readonly (ThreadListVehicle & TimeChartRow)[];
}

/** The dispatcher's screen, drawn: five vehicles, their map and their hours. A picture as a whole. */
export function DispatchConsole({ day, className }: { day: FleetDay; className?: string }) {
  const stops = day.vehicles.reduce((sum, vehicle) => sum + vehicle.stops, 0);
  const label = `Dispatch screen of ${day.hub}: ${day.vehicles.length} vehicles on a map, ${day.onTime} of ${stops} stops on time.`;
  return (
    <div
      role="img"
      aria-label={label}
      className={`overflow-hidden rounded-card rule border-line bg-surface shadow-3 ${className ?? ''}`}
    >
      <div aria-hidden="true" className="flex h-full flex-col">
        <div className="flex min-h-12 items-center gap-3 rule-b border-line px-4 text-[.875rem] whitespace-nowrap">
          <Mark size={24} />
          <b className="mr-auto font-semibold">
            {day.hub} <span className="ml-2 type-label text-ink-2">{day.date}</span>
          </b>
          <span className="flex items-center gap-1.5 rounded-chip bg-success-ground px-2.5 py-1.5 type-label text-success">
            <Icon name="check" className="size-3.5" />
            {`${day.onTime} of ${stops} on time`}
          </span>
          <span className="flex items-center gap-1.5 rounded-chip bg-sunk px-2.5 py-1.5 type-label text-ink-2 max-xxl:hidden">
            <Icon name="cloud-rain" className="size-3.5" />
            {day.weather}
          </span>
          <span className="rounded-small bg-ink px-4 py-1.5 font-semibold text-paper">Re-plan</span>
        </div>
        <div className="flex min-h-0 flex-1">
          <ThreadList vehicles={day.vehicles} stops={stops} />
          <div className="flex min-w-0 flex-1 flex-col overflow-hidden">
            <MapImage name="console" width={900} height={560} className="min-h-0 w-full flex-1" />
            <TimeChart clock={day.clock} rows={day.vehicles} />
          </div>
        </div>
      </div>
    </div>
  );
}
