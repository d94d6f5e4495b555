import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Mark } from '@/components/ui/mark/mark';
import { brandName } from '@/lib/content/brand';
import { colors } from '@/lib/palette';
import type { Day, Stop } from '@/lib/planner/day/day';
import type { LeftOver, Route, Visit } from '@/lib/planner/day/plan';
import { vanStyle } from '@/lib/planner/map/van-style';
import { clock, type Unit } from '@/lib/planner/time';
import { count, counted } from '@/lib/words/count';
import { usePlanner } from '../state/planner';
import { leftOverWhy } from '../words/left-over';
import { boxes, distance, duration, signOf } from '../words/units';
import { plannedLines } from './planned-lines';
import { DriverSheetMap } from './sheet-map';
import {
  addressColumn,
  blockLines,
  type Column,
  figures,
  SheetTable,
  sentence,
  windowColumn,
} from './sheet-table';
import { useMapHeight } from './use-map-height';

interface SheetHeadProps {
  title: ReactNode;
  lines: readonly string[];
  facts: readonly string[];
}

/** What stands above each sheet. */
const SheetHead = ({ title, lines, facts }: SheetHeadProps) => (
  <header className="mb-(--space-10) flex items-end justify-between gap-(--space-28) border-b-2 pb-(--space-8) break-inside-avoid wrap-anywhere">
    <div>
      <h2 className="text-[25.5pt]/[40px] font-[620] [font-variation-settings:'wdth'_78]">
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className="flex-none text-end font-mono text-[8pt]/[1.4] font-medium">
      <p className="mb-(--space-4) flex items-center justify-end gap-(--space-6) font-sans text-[11pt]/[1.36] font-[620]">
        <Mark size={20} />
        <span translate="no">{brandName}</span>
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  </header>
);

/** The stops of a list that the day still has, each with what belongs to it. */
function rowsOf<T extends { stop: number }>(day: Day, list: readonly T[]) {
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  return list.flatMap((of): (readonly [Stop, T])[] => {
    const stop = stops.get(of.stop);
    return stop ? [[stop, of]] : [];
  });
}

const toWrite = () => <span className="block h-[30px] rule-b border-[#7c7f73]" />;

const routeColumns = (unit: Unit): readonly Column<Visit>[] => [
  {
    title: 'No.',
    width: 38,
    className: `driver-sheet-stop in-[tr:last-child]:before:bottom-1/2 ${figures}`,
    cell: ({ id }) => (
      <span className="relative inline-grid h-[7mm] min-w-[7mm] place-items-center rounded-[4mm] border-2 border-(--hue) bg-[#fff]">
        {id}
      </span>
    ),
  },
  addressColumn,
  windowColumn(unit),
  { title: 'Planned', width: 110, cell: (_, visit) => blockLines(plannedLines(visit, unit)) },
  { title: 'Arrived', width: 54, cell: toWrite },
  { title: 'Name, signature', width: 100, cell: toWrite },
];

interface DriverSheetProps {
  route: Route;
  /** How the plan came about, and which page this is. */
  facts: readonly string[];
}

/** A van's day on paper: its route on the map, its stops to sign off, and lines for the odometer. */
export function DriverSheet({ route, facts }: DriverSheetProps) {
  const { day, unit } = usePlanner('day', 'unit');
  const sheet = useRef<HTMLElement>(null);
  const { mapHeight, flows } = useMapHeight(sheet);
  const van = day.vans[route.van];
  if (!van) return null;
  const { color: role, dashed } = vanStyle(route.van);
  const [color] = colors[role];
  const rows = rowsOf(day, route.visits);
  /** Whether rows without a code are lower, so that more of them fit. */
  const dense = rows.length > 9;
  return (
    <section
      ref={sheet}
      className={cx(
        'driver-sheet-page',
        dense && 'driver-sheet-dense',
        dashed && 'driver-sheet-dashed',
      )}
      style={{ '--hue': color } as CSSProperties}
    >
      <SheetHead
        title={<span translate="no">{van.id}</span>}
        lines={[
          day.title,
          `Departure ${clock(route.departure, unit)} from ${day.depot.name}, done ${clock(route.done, unit)}`,
        ]}
        facts={[
          ...facts,
          `${distance(route.meters, unit)} ${signOf(unit)}, ${duration(route.driving)} driving`,
          `${count(route.load)} of ${boxes(van.capacity)}`,
        ]}
      />
      <DriverSheetMap {...{ route, color, dashed }} height={mapHeight} />
      <SheetTable
        rows={rows}
        columns={routeColumns(unit)}
        running={flows ? `${van.id}, ${day.title}` : undefined}
      />
      {/* On the page of the last stop. */}
      <div className="mt-(--space-14) grid grid-cols-3 gap-(--space-24) break-before-avoid break-inside-avoid">
        {['Odometer out', 'Odometer in', 'Back at the depot'].map((words) => (
          <p key={words} className="h-[48px] rule-b border-[#7c7f73] text-[10pt]">
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}

const reasonColumn = { title: 'Reason', width: 240, className: sentence };

interface LeftOverSheetProps extends Pick<DriverSheetProps, 'facts'> {
  leftOver: readonly LeftOver[];
}

export function LeftOverSheet({ leftOver, facts }: LeftOverSheetProps) {
  const { day, unit } = usePlanner('day', 'unit');
  const columns: readonly Column<LeftOver>[] = [
    { title: 'No.', width: 38, cell: ({ id }) => id },
    addressColumn,
    windowColumn(unit),
    { ...reasonColumn, cell: (_, { reason }) => leftOverWhy(day, reason, unit) },
  ];
  return (
    <section className="driver-sheet-page">
      <SheetHead
        title="Left over"
        lines={[day.title, `${counted(leftOver.length, 'stop')} on no van’s route`]}
        facts={facts}
      />
      <SheetTable rows={rowsOf(day, leftOver)} columns={columns} />
    </section>
  );
}
