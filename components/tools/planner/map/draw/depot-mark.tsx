import type { Spot } from '@/lib/planner/day/day';

interface DepotMarkProps {
  /** Pixels. */
  at: Spot;
  size: number;
}

/** The depot: a square with three heddle bars and the marks that lift them. */
export const DepotMark = ({ at: [x, y], size }: DepotMarkProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${size / 38})`}
    fill="var(--color-ink)"
    strokeWidth="2.6"
  >
    <rect x="-19" y="-19" width="38" height="38" rx="8" stroke="var(--planner-map-ground)" />
    <path d="M-12-9.5h24M-12 0h24M-12 9.5h24" stroke="var(--color-paper)" strokeLinecap="round" />
    <path d="M-4-12.5v6M1-3v6M-4 6.5v6" stroke="var(--color-signal)" strokeWidth="4" />
  </g>
);
