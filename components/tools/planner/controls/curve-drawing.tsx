import { usePlannerSelector } from '../state/planner';
import { curvePath, curvePoint, curveSize, curveWords } from './curve-path';

/** The curve's line, its axis and the dot at the generation under way. */
export function CurveDrawing() {
  const run = usePlannerSelector((state) => state.run);
  const reducedMotion = usePlannerSelector((state) => state.reducedMotion);
  const points = usePlannerSelector((state) => state.curve);
  const optimizing = run.kind === 'optimizing';
  // A still page shows the whole curve at the end.
  const curve = reducedMotion && optimizing ? [] : points;
  const all = 'generations' in run ? run.generations : 500;
  const [last = 0] = curve.at(-1) ?? [];
  const through = run.kind === 'failed' ? last : curve.length > 0 ? all : 0;
  const now = optimizing || run.kind === 'stopped' ? run.generation : through;
  const at = reducedMotion && optimizing ? 0 : now;
  const [x, y] = curvePoint(curve, at, all);
  const { width, height } = curveSize;
  return (
    <figure className="planner-curve">
      <figcaption className="planner-curve-name type-label">
        <span>Weighted cost</span>
        <span>{curve.length > 0 ? `gen ${now}` : 'generation'}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={curveWords(curve, now, all)}
        viewBox={`-8 -8 ${width + 16} ${height + 30}`}
        className="planner-curve-drawing"
      >
        <path className="planner-curve-start" d={`M0 0H${width}`} />
        <path
          className="planner-curve-axis"
          d={`M0 ${height + 5}V${height}H${width}v5M${width / 2} ${height}v5`}
        />
        {[0, all / 2, all].map((generation, i) => (
          <text
            key={generation}
            x={(i * width) / 2}
            y={height + 18}
            fontSize="11"
            className="planner-curve-text"
          >
            {Math.round(generation)}
          </text>
        ))}
        <path className="planner-curve-line" d={curvePath(curve, at, all)} />
        <circle
          className={
            optimizing || run.kind === 'stopped' ? 'planner-dot planner-dot-live' : 'planner-dot'
          }
          {...{ cx: x, cy: y, r: 5.5 }}
        />
      </svg>
    </figure>
  );
}
