import { Picture } from '@/components/picture/picture';
import { threadClasses } from '@/components/ui/thread/thread';
import type { Fleet } from '@/content/schemas/home/sample-day';

/** A finished plan, drawn: routes on a map and the legend that adds them up. */
export function PlanSheet({ day: { date, vehicles } }: { day: Fleet }) {
  const stops = vehicles.reduce((sum, route) => sum + route.stops, 0);
  const longest = Math.max(...vehicles.map((route) => route.stops));
  const total = vehicles.reduce((sum, route) => sum + route.kilometers, 0).toFixed(1);
  return (
    <div
      role="img"
      aria-label={`Plan for ${date}: ${vehicles.length} vehicles, ${stops} stops, ${total} km, on a map without overlaps.`}
      className="services-plan relative flex flex-col overflow-hidden rounded-card rule border-line bg-surface shadow-3"
    >
      <Picture
        name="plan"
        alt=""
        className="min-h-0 w-full flex-1 bg-sunk object-cover max-lg:aspect-9/7"
      />
      <div
        aria-hidden="true"
        className="plan-legend grid items-center rule-t border-line p-5 type-label text-ink"
      >
        {vehicles.map(({ id, thread, stops: count, kilometers }) => (
          <p key={id} className="col-span-full grid grid-cols-subgrid items-center">
            {id}
            <i
              className={`h-1.5 rounded-full ${threadClasses[thread].line}`}
              style={{ width: `${((count / longest) * 100).toFixed(3)}%` }}
            />
            <span className="text-right">{`${count} stops`}</span>
            <span className="text-right text-ink-2">{`${kilometers.toFixed(1)} km`}</span>
          </p>
        ))}
        <p className="col-span-full grid grid-cols-subgrid rule-t border-line pt-2 font-semibold">
          <span className="col-span-2">{date}</span>
          <span className="text-right">{`${stops} stops`}</span>
          <span className="text-right">{`${total} km`}</span>
        </p>
      </div>
    </div>
  );
}
