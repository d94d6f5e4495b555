import type { Spot } from '@/lib/planner/day/day';

interface DepotMarkProps {
  /** Pixels. */
  at: Spot;
  size: number;
}

/** The depot: a square with three heddle bars and the marks that lift them. */
export const DepotMark = ({ at: [x, y], size }: DepotMarkProps) => (
  <g className="planner-map-depot" transform={`translate(${x} ${y}) scale(${size / 38})`}>
    <rect x="-19" y="-19" width="38" height="38" rx="8" />
    <path className="planner-map-bars" d="M-12-9.5h24M-12 0h24M-12 9.5h24" />
    <path className="planner-map-heddles" d="M-4-12.5v6M1-3v6M-4 6.5v6" />
  </g>
);
