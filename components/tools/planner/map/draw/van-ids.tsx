import { memo } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import type { StopLayerProps } from './stop-layer';

type VanIdsProps = Pick<StopLayerProps, 'stops' | 'spots' | 'scale' | 'radius'>;

/** Pixels that the id of a van takes. */
const idSize = [52, 16] as const;

const near = (spots: readonly Spot[], [x, y]: Spot, [across, down]: Spot): number =>
  spots.filter(([ox, oy]) => Math.abs(x - ox) < across && Math.abs(y - oy) < down).length;

/** At the last stops of vans that color alone does not tell, their ids, over all discs. */
export const VanIds = memo(function VanIds({ stops, spots, scale, radius }: VanIdsProps) {
  const middles = spots.map(([x, y]): Spot => [x * scale, y * scale]);
  const taken: Spot[] = [];
  /** How many ids and stops an id would cover; an id counts more than all stops around it. */
  const covered = (place: Spot) =>
    99 * near(taken, place, idSize) +
    near(middles, place, [idSize[0] / 2 + radius, idSize[1] / 2 + radius]);
  return stops.map(({ id, van }, i) => {
    const [x, y] = middles[i] ?? [0, 0];
    if (!van) return null;
    // Under its stop or over it, where it covers less; not at its side, where the edge of a narrow map
    // would cut it.
    const [below, above] = [
      [x, y + radius + 9],
      [x, y - radius - 9],
    ] as const;
    const place = covered(below) > covered(above) ? above : below;
    taken.push(place);
    return (
      <text key={`${id} ${van}`} className="planner-map-van" x={x} y={place[1] + 5}>
        {van}
      </text>
    );
  });
});
