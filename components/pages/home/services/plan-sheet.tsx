import { MapImage } from '@/components/picture/map-image';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import './plan-sheet.css';

/** A planned route as the legend lists it. */
export interface PlannedRoute {
  id: string;
  thread: Thread;
  stops: number;
  kilometers: number;
}

interface PlanSheetProps {
  date: string;
  routes: readonly PlannedRoute[];
  className?: string;
}

/** A finished plan, drawn: five routes on a map and the legend that adds them up. */
export function PlanSheet({ date, routes, className }: PlanSheetProps) {
  const stops = routes.reduce((sum, route) => sum + route.stops, 0);
  const longest = Math.max(...routes.map((route) => route.stops));
  const total = routes.reduce((sum, route) => sum + route.kilometers, 0).toFixed(1);
  return (
    <div
      role="img"
      aria-label={`Plan for ${date}: ${routes.length} vehicles, ${stops} stops, ${total} km, on a map without overlaps.`}
      className={`relative flex flex-col overflow-hidden rounded-card rule border-line bg-surface shadow-3 ${className ?? ''}`}
    >
      <MapImage name="plan" width={900} height={560} className="plan-sheet-map" />
      <div
        aria-hidden="true"
        className="plan-sheet-legend rule-t border-line p-5 type-label text-ink"
      >
        {routes.map(({ id, thread, stops: count, kilometers }) => (
          <p key={id} className="col-span-full grid grid-cols-subgrid items-center">
            {id}
            <i
              className={`h-1.5 rounded-full ${threadClasses[thread].line}`}
              style={{ width: `${((count / longest) * 100).toFixed(3)}%` }}
            />
            <span className="text-right">{count} stops</span>
            <span className="text-right text-ink-2">{kilometers.toFixed(1)} km</span>
          </p>
        ))}
        <p className="col-span-full grid grid-cols-subgrid rule-t border-line pt-2 font-semibold">
          <span className="col-span-2">{date}</span>
          <span className="text-right">{stops} stops</span>
          <span className="text-right">{total} km</span>
        </p>
      </div>
    </div>
  );
}
