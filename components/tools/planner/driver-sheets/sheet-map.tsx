import { mapColors } from '@/lib/palette';
import type { Spot } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { scaleBar } from '@/lib/planner/town/scale-bar';
import { groundId } from './sheet-ground';
import { type DriverSheetView, mapWidth, viewAround } from './sheet-view';

interface DriverSheetMapProps {
  route: Route;
  color: string;
  dashed: boolean;
  unit: 'miles' | 'kilometers';
  /** Whether the day lies in the drawn town; plain ground has a grid. */
  drawn: boolean;
  height: number;
}

const toPath = (spots: readonly Spot[]): string =>
  spots.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Lines of a grid as far apart as the scale bar. */
function gridPath({ x, y, width, height }: DriverSheetView, step: number): string {
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

/** A van's own route over the ground, its stops by their numbers, and how long things are. */
export function DriverSheetMap({ route, color, dashed, unit, drawn, height }: DriverSheetMapProps) {
  const { line, visits } = route;
  const view = viewAround(line, height);
  const meters = view.width / mapWidth;
  const bar = scaleBar(meters, unit, 130);
  const [depot = [0, 0]] = line;
  const stops = visits.flatMap(({ stop, at }) => {
    const spot = line[at];
    return spot ? [{ stop, spot }] : [];
  });
  const place = ([x, y]: Spot) =>
    `translate(${((x - view.x) / meters).toFixed(1)} ${((y - view.y) / meters).toFixed(1)})`;
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <>
      <svg className="driver-sheet-map" viewBox={`0 0 ${mapWidth} ${height}`} aria-hidden="true">
        <rect width={mapWidth} height={height} fill={drawn ? mapColors.day.ground : '#fff'} />
        <svg viewBox={box} width={mapWidth} height={height} aria-hidden="true">
          {drawn ? (
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
        <g transform={place(depot)} className="driver-sheet-hub">
          <rect x="-19" y="-19" width="38" height="38" rx="8" />
          <path className="driver-sheet-bars" d="M-12-9.5h24M-12 0h24M-12 9.5h24" />
          <path className="driver-sheet-heddles" d="M-4-12.5v6M1-3v6M-4 6.5v6" />
        </g>
        {stops.map(({ stop, spot }) => (
          <g key={stop} transform={place(spot)}>
            <circle r="10.5" fill="#fff" stroke={color} strokeWidth="2.6" />
            <text className="driver-sheet-number" textAnchor="middle" y="3.6">
              {stop}
            </text>
          </g>
        ))}
      </svg>
      <div className="driver-sheet-caption">
        <span className="me-auto">Numbers match the map and the list.</span>
        {/* Below the map, where it covers nothing; as wide in it on every paper. */}
        <svg
          className="driver-sheet-bar"
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
