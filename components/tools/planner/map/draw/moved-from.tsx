import type { Spot } from '@/lib/planner/day/day';

interface MovedFromProps {
  /** Pixels. */
  from: Spot;
  to: Spot;
  radius: number;
}

/** Where a stop under way came from. */
export const MovedFrom = ({ from, to, radius }: MovedFromProps) => (
  <g className="planner-map-from">
    <path d={`M${from.join(' ')}L${to.join(' ')}`} />
    <circle cx={from[0]} cy={from[1]} r={radius} />
  </g>
);
