import { colors } from '@/lib/palette';
import type { Day, Stop } from '@/lib/planner/day/day';
import type { Route, Visit } from '@/lib/planner/day/plan';
import { vanStyle } from '@/lib/planner/map/van-style';
import { clock } from '@/lib/planner/time';
import { count } from '@/lib/words/count';
import { boxes, distance, duration, signOf, type Unit } from '../words/units';
import { DriverSheetHead } from './sheet-head';
import { layoutOf } from './sheet-layout';
import { DriverSheetMap } from './sheet-map';
import { DriverSheetTable } from './sheet-table';

interface DriverSheetProps {
  day: Day;
  route: Route;
  unit: Unit;
  drawn: boolean;
  /** How the plan came about, and which page this is. */
  facts: readonly string[];
}

const lines = ['Odometer out', 'Odometer in', 'Back at the depot'];

/** A van's day on paper: its route on the map, its stops to sign off, and lines for the odometer. */
export function DriverSheet({ day, route, unit, drawn, facts }: DriverSheetProps) {
  const van = day.vans[route.van];
  if (!van) return null;
  const [color] = colors[vanStyle(route.van).color];
  const dashed = vanStyle(route.van).dashed;
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  const rows = route.visits.flatMap((visit): (readonly [Stop, Visit])[] => {
    const stop = stops.get(visit.stop);
    return stop ? [[stop, visit]] : [];
  });
  const { mapHeight, flows, dense } = layoutOf(rows);
  return (
    <section className={dense ? 'driver-sheet-page driver-sheet-dense' : 'driver-sheet-page'}>
      <DriverSheetHead
        title={<span translate="no">{van.id}</span>}
        lines={[
          day.title,
          `Departure ${clock(route.departure)} from ${day.depot.name}, done ${clock(route.done)}`,
        ]}
        facts={[
          ...facts,
          `${distance(route.meters, unit)} ${signOf(unit)}, ${duration(route.driving)} driving`,
          `${count(route.load)} of ${boxes(van.capacity)}`,
        ]}
      />
      <DriverSheetMap
        route={route}
        color={color}
        dashed={dashed}
        unit={unit}
        drawn={drawn}
        height={mapHeight}
      />
      <DriverSheetTable
        rows={rows}
        color={color}
        dashed={dashed}
        scanned={!drawn}
        running={flows ? `${van.id}, ${day.title}` : undefined}
      />
      <div className="driver-sheet-odometer">
        {lines.map((words) => (
          <p key={words} className="driver-sheet-reading">
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}
