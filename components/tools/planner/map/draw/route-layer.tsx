import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { inLanes, lanes } from '@/lib/planner/map/lanes';
import { noRedraws, type Redraws } from '@/lib/planner/map/redraw';
import { roundedPath } from '@/lib/planner/map/rounded';
import { vanStyle } from '@/lib/planner/map/van-style';
import './map-routes.css';

/** A route to be drawn: the place of its van in the day, and its line in meters. */
export interface DrawnRoute {
  readonly van: number;
  readonly line: readonly Spot[];
}

interface RouteLayerProps {
  routes: readonly DrawnRoute[];
  /** Pixels per meter. */
  scale: number;
  /** Pixels. */
  width: number;
  redraws?: Redraws;
  className?: string;
  /** Whether its lines are rows of dots, which never draw themselves. */
  dots?: boolean;
}

/** Pixels between vans on one street, for lines as wide as in the style sheet. */
const laneGap = 4.6 / 4.8;

const easing = 'cubic-bezier(.16, 1, .3, 1)';

/** The routes of a plan. Those in `redraws` draw themselves from the depot outward. */
export const RouteLayer = memo(function RouteLayer(props: RouteLayerProps) {
  const { routes, scale, width, redraws = noRedraws, className, dots = false } = props;
  const layer = useRef<SVGGElement>(null);
  const own = useMemo(() => lanes(routes.map(({ line }) => line)), [routes]);
  const shapes = useMemo(
    () =>
      routes.map(({ line }, i) => {
        const pixels = line.map(([x, y]): Spot => [x * scale, y * scale]);
        const drawn = inLanes(pixels, own[i] ?? [], laneGap * width);
        return roundedPath(drawn, 1.6 * width);
      }),
    [routes, own, scale, width],
  );
  useLayoutEffect(() => {
    for (const [van, { delay, duration }] of redraws) {
      for (const line of layer.current?.querySelectorAll(`[data-van="${van}"] [pathLength]`) ??
        []) {
        line.animate?.(
          [
            { strokeDasharray: '1 1', strokeDashoffset: 1 },
            { strokeDasharray: '1 1', strokeDashoffset: 0 },
          ],
          { delay, duration, easing, fill: 'backwards' },
        );
      }
    }
  }, [redraws]);
  const lines = (part: 'casing' | 'line') =>
    routes.map(({ van }, i) => (
      <RouteLine key={van} {...{ van, part, width }} shape={shapes[i] ?? ''} drawsItself={!dots} />
    ));
  return (
    <g ref={layer} className={className} fill="none" strokeLinecap="round" strokeLinejoin="round">
      {!dots && lines('casing')}
      {lines('line')}
    </g>
  );
});

/** The casing is this much wider than its line, which it sets off from the streets. */
const casing = 3.4;

interface RouteLineProps {
  van: number;
  part: 'casing' | 'line';
  /** SVG path data in pixels. */
  shape: string;
  width: number;
  /** Whether it can draw itself; else it is a row of dots. */
  drawsItself: boolean;
}

/**
 * One route, or its casing. What draws itself has a length of 1; a dashed line has its own length, and
 * is uncovered by a mask that draws itself.
 */
const RouteLine = memo(function RouteLine(props: RouteLineProps) {
  const { van, part, shape, width, drawsItself } = props;
  const mask = useId();
  const { color, dashed } = vanStyle(van);
  const isMasked = drawsItself && dashed && part === 'line';
  const dashes = isMasked ? '14 6' : drawsItself ? undefined : '0.1 6';
  return (
    <g data-van={van}>
      {isMasked && (
        <mask
          id={mask}
          maskUnits="userSpaceOnUse"
          x="-50000"
          y="-50000"
          width="100000"
          height="100000"
        >
          <path d={shape} pathLength={1} stroke="white" strokeWidth={width + 2} />
        </mask>
      )}
      <path
        d={shape}
        stroke={part === 'line' ? `var(--color-${color})` : 'var(--planner-map-ground)'}
        strokeWidth={part === 'line' ? width : width + casing}
        strokeDasharray={dashes}
        pathLength={dashes ? undefined : 1}
        mask={isMasked ? `url(#${mask})` : undefined}
      />
    </g>
  );
});
