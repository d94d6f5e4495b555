import type { Spot } from '@/lib/planner/day/day';
import type { Box } from '@/lib/planner/map/view';

const shares = [0, 0.25, 0.5, 0.75, 1];

/** The middle of an overlay, its ends and what lies between, to be kept free like stops. */
export const pointsOf = ({ left, top, width, height }: Box): Spot[] =>
  shares.flatMap((across) =>
    shares.map((down): Spot => [left + width * across, top + height * down]),
  );
