import { memo, useId } from 'react';
import { vanStyle } from '@/lib/planner/map/van-style';

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
export const RouteLine = memo(function RouteLine({
  van,
  part,
  shape,
  width,
  drawsItself,
}: RouteLineProps) {
  const mask = useId();
  const { color, dashed } = vanStyle(van);
  const line = {
    d: shape,
    stroke: part === 'line' ? `var(--color-${color})` : 'var(--planner-map-ground)',
    strokeWidth: part === 'line' ? width : width + casing,
  };
  if (!drawsItself)
    return (
      <g data-van={van}>
        <path {...line} strokeDasharray="0.1 6" />
      </g>
    );
  if (part === 'casing' || !dashed)
    return (
      <g data-van={van}>
        <path {...line} pathLength={1} />
      </g>
    );
  return (
    <g data-van={van}>
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
      <path {...line} strokeDasharray="14 6" mask={`url(#${mask})`} />
    </g>
  );
});
