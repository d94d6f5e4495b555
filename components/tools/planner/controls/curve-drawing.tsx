import { usePlanner } from '../state/planner';

type Points = readonly (readonly [generation: number, cost: number])[];

/** The drawing's room for the curve: generations across, cost from 1 down to 0. */
const width = 168;
const height = 56;

const round = (value: number): number => Math.round(value * 10) / 10;
const across = (generation: number, all: number): number =>
  round((Math.min(generation, all) / Math.max(1, all)) * width);
const down = (cost: number): number => round((1 - Math.min(1, Math.max(0, cost))) * height);

/** The steps of the cost as a path, up to a generation: a step where a better plan was found. */
function curvePath(points: Points, at: number, all: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(([generation, cost]) => `H${across(generation, all)}V${down(cost)}`);
  return `M${across(first[0], all)} ${down(first[1])}${steps.join('')}H${across(at, all)}`;
}

function curveWords(points: Points, at: number, all: number): string {
  const cost = points.at(-1)?.[1];
  return cost === undefined
    ? `Weighted cost by generation, 0 to ${all}. Not optimized yet.`
    : `Weighted cost by generation: ${Math.round(100 * cost)}% of the first plan’s at generation ${at} of ${all}.`;
}

/** What is drawn takes no system color by itself. */
const forced = 'forced-colors:stroke-[CanvasText]';

export function CurveDrawing() {
  const { run, reducedMotion, curve: points } = usePlanner('run', 'reducedMotion', 'curve');
  const optimizing = run.kind === 'optimizing';
  const isLive = optimizing || run.kind === 'stopped';
  // A still page shows the whole curve at the end.
  const curve = reducedMotion && optimizing ? [] : points;
  const all = 'generations' in run ? run.generations : 500;
  const [last = 0, cost = 1] = curve.at(-1) ?? [];
  const through = run.kind === 'failed' ? last : curve.length > 0 ? all : 0;
  const now = isLive ? run.generation : through;
  const at = reducedMotion && optimizing ? 0 : now;
  return (
    <figure className="planner-curve max-md:grid max-md:grid-cols-[minmax(0,1fr)_184px] max-md:items-center max-md:rule-t max-md:border-line max-md:pt-(--space-6) md:@max-[89rem]:w-[184px]">
      <figcaption className="type-label flex max-w-[184px] justify-between gap-(--space-12) text-ink-2 max-md:grid max-md:gap-y-0">
        <span>Weighted cost</span>
        <span>{curve.length > 0 ? `gen ${now}` : 'generation'}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={curveWords(curve, now, all)}
        viewBox={`-8 -8 ${width + 16} ${height + 30}`}
        className="w-full max-w-[184px] overflow-visible fill-none stroke-ink"
      >
        <path d={`M0 0H${width}`} strokeDasharray="2 4" opacity=".6" className={forced} />
        <path
          className={`stroke-edge ${forced}`}
          d={`M0 ${height + 5}V${height}H${width}v5M${width / 2} ${height}v5`}
        />
        {[0, all / 2, all].map((generation, i) => (
          <text
            key={generation}
            x={(i * width) / 2}
            y={height + 18}
            fontSize="11"
            textAnchor="middle"
            className="fill-ink-2 stroke-none font-mono forced-colors:fill-[CanvasText]"
          >
            {Math.round(generation)}
          </text>
        ))}
        <path
          d={curvePath(curve, at, all)}
          strokeWidth="2"
          strokeLinejoin="round"
          className={forced}
        />
        <circle
          className={`${isLive ? 'fill-signal' : 'fill-band'} ${forced}`}
          strokeWidth="2.2"
          {...{ cx: across(at, all), cy: down(cost), r: 5.5 }}
        />
      </svg>
    </figure>
  );
}
