import { Mark } from '@/components/ui/mark/mark';
import { brandName } from '@/lib/content/brand';
import { colors } from '@/lib/palette';
import type { Day } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { vanStyle } from '@/lib/planner/map/van-style';
import { clock } from '@/lib/planner/time';
import { count } from '@/lib/words/count';
import { boxes, distance, duration, signOf, type Unit } from '../words/units';
import { DriverSheetMap } from './sheet-map';
import { DriverSheetTable } from './sheet-table';

interface DriverSheetProps {
  day: Day;
  route: Route;
  unit: Unit;
  drawn: boolean;
  page: string;
  /** How the plan came about. */
  made: string;
}

/** Routes with more stops get lower rows and a lower map, so that most fit on one page. */
const manyStops = 7;

const lines = ['Odometer out', 'Odometer in', 'Back at the depot'];

/** A van's day on paper: its route on the map, its stops to sign off, and lines for the odometer. */
export function DriverSheet({ day, route, unit, drawn, page, made }: DriverSheetProps) {
  const van = day.vans[route.van];
  if (!van) return null;
  const [color] = colors[vanStyle(route.van).color];
  const dashed = vanStyle(route.van).dashed;
  const many = route.visits.length > manyStops;
  return (
    <section className={many ? 'driver-sheet-page driver-sheet-many' : 'driver-sheet-page'}>
      <header className="driver-sheet-head">
        <div>
          <h2 translate="no" className="driver-sheet-van">
            {van.id}
          </h2>
          <p>{`${day.title}, departure ${clock(route.departure)} from ${day.depot.name}`}</p>
        </div>
        <div className="driver-sheet-facts">
          <p className="driver-sheet-brand">
            <Mark size={28} />
            <span translate="no">{brandName}</span>
          </p>
          <p>{page}</p>
          <p>{`${distance(route.meters, unit)} ${signOf(unit)}, ${duration(route.driving)} driving`}</p>
          <p>{`${count(route.load)} of ${boxes(van.capacity)}`}</p>
        </div>
      </header>
      <DriverSheetMap
        route={route}
        color={color}
        dashed={dashed}
        unit={unit}
        drawn={drawn}
        height={many ? 260 : 370}
      />
      <DriverSheetTable day={day} route={route} color={color} dashed={dashed} />
      <div className="driver-sheet-odometer">
        {lines.map((words) => (
          <p key={words} className="driver-sheet-reading">
            {words}
          </p>
        ))}
      </div>
      <p className="driver-sheet-foot">
        {`${made} One sheet per van; numbers match the map and the list.`}
      </p>
    </section>
  );
}
