import { mapColors } from '@/lib/palette';
import type { Spot } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import type { GroundPaths } from '@/lib/planner/town/ground-paths';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import { DepotMark } from '../map/draw/depot-mark';
import { TownShapes } from '../map/draw/town-shapes';
import { usePlanner } from '../state/planner';

/** How wide a sheet's map is drawn: the units of its marks. */
const mapWidth = 720;

/** What the maps of all sheets take the town's ground from. */
const groundId = 'driver-sheet-ground';

const widths = { bank: 24, minor: 9, major: 15, casing: 27, arterial: 24 };

/** The drawn town in meters, once for all sheets. */
export const DriverSheetGround = ({ paths }: { paths: GroundPaths }) => (
  <svg className="absolute size-0" aria-hidden="true">
    <defs>
      <g id={groundId}>
        <TownShapes paths={paths} color={(part) => mapColors.day[part]} widths={widths} />
      </g>
    </defs>
  </svg>
);

/** The part of the ground in meters that holds all spots with some room around, as high as the map. */
function viewAround(spots: readonly Spot[], mapHeight: number) {
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(spots.map(([x]) => x));
  const [top, bottom] = range(spots.map(([, y]) => y));
  const room = 1.25;
  const least = 300;
  const meters = Math.max(
    (room * Math.max(least, right - left)) / mapWidth,
    (room * (bottom - top)) / mapHeight,
  );
  const [width, height] = [mapWidth * meters, mapHeight * meters];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height, meters };
}

interface DriverSheetMapProps {
  route: Route;
  color: string;
  dashed: boolean;
  height: number;
}

const toPath = (spots: readonly Spot[]): string =>
  spots.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Lines of a grid as far apart as the scale bar. */
function gridPath({ x, y, width, height }: ReturnType<typeof viewAround>, step: number): string {
  const at = (from: number, length: number) => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.floor((from + length) / step) - first + 1 },
      (_, i) => (first + i) * step,
    );
  };
  return [
    ...at(x, width).map((line) => `M${line} ${y}v${height}`),
    ...at(y, height).map((line) => `M${x} ${line}h${width}`),
  ].join('');
}

/** A route on the drawn town; plain ground has a grid. */
export function DriverSheetMap({ route, color, dashed, height }: DriverSheetMapProps) {
  const { town, unit } = usePlanner('town', 'unit');
  const { line, visits } = route;
  const view = viewAround(line, height);
  const { meters } = view;
  const bar = scaleBar(meters, unit, 130);
  const [depot = [0, 0]] = line;
  const stops = visits.flatMap(({ stop, at }) => {
    const spot = line[at];
    return spot ? [{ stop, spot }] : [];
  });
  const place = ([x, y]: Spot): Spot => [(x - view.x) / meters, (y - view.y) / meters];
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <>
      <svg
        className="driver-sheet-map h-auto w-full rounded-pop rule border-[#d6d5c6] break-inside-avoid"
        viewBox={`0 0 ${mapWidth} ${height}`}
        aria-hidden="true"
      >
        <rect width={mapWidth} height={height} fill={town ? mapColors.day.ground : '#fff'} />
        <svg viewBox={box} width={mapWidth} height={height} aria-hidden="true">
          {town ? (
            <use href={`#${groundId}`} />
          ) : (
            <path
              d={gridPath(view, bar.pixels * meters)}
              stroke={mapColors.day.casing}
              strokeWidth={meters}
            />
          )}
          <g fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path d={toPath(line)} stroke="#fff" strokeWidth={8.2 * meters} />
            <path
              d={toPath(line)}
              stroke={color}
              strokeWidth={4.8 * meters}
              strokeDasharray={dashed ? `${14 * meters} ${8 * meters}` : undefined}
            />
          </g>
        </svg>
        <DepotMark at={place(depot)} size={38} />
        {stops.map(({ stop, spot }) => (
          <g key={stop} transform={`translate(${place(spot).join(' ')})`}>
            <circle r="10.5" fill="#fff" stroke={color} strokeWidth="2.6" />
            <text className="font-mono text-(length:--text-micro)" textAnchor="middle" y="3.6">
              {stop}
            </text>
          </g>
        ))}
      </svg>
      <div className="mt-(--space-4) mb-(--space-8) flex h-[16px] items-center gap-(--space-8) font-mono text-[8pt]/[1.5] font-medium break-before-avoid">
        <span className="me-auto">Numbers match the map and the list.</span>
        {/* Below the map, where it covers nothing; as wide in it on every paper. */}
        <svg
          className="flex-none"
          fill="none"
          stroke="#0e1f1b"
          strokeWidth="1.4"
          viewBox={`0 0 ${bar.pixels} 10`}
          style={{ width: `${(100 * bar.pixels) / mapWidth}%` }}
          aria-hidden="true"
        >
          <path d={`M1 1v8M1 5H${bar.pixels - 1}M${bar.pixels - 1} 1v8`} />
        </svg>
        <span>{bar.label}</span>
      </div>
    </>
  );
}
