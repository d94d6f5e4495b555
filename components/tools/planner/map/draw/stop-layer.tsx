import { memo } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { type DrawnStop, StopDisc } from './stop-disc';

interface StopLayerProps {
  stops: readonly DrawnStop[];
  /** Positions in meters, in the order of the stops. */
  spots: readonly Spot[];
  /** Pixels per meter. */
  scale: number;
  radius: number;
  chosen: number | undefined;
  /** What the ids of the discs begin with. */
  name: string;
}

/** Pixels that the id of a van takes. */
const idSize = [52, 16] as const;

const areNear = ([x, y]: Spot, [ox, oy]: Spot, [across, down]: Spot): boolean =>
  Math.abs(x - ox) < across && Math.abs(y - oy) < down;

/** The discs of all stops, the chosen one on top, and over them the ids of vans that color does not tell. */
export const StopLayer = memo(function StopLayer(props: StopLayerProps) {
  const { stops, spots, scale, radius, chosen, name } = props;
  const middles = spots.map(([x, y]): Spot => [x * scale, y * scale]);
  const said: Spot[] = [];
  const ids = stops.map(({ id, van }, i) => {
    const [x, y] = middles[i] ?? [0, 0];
    if (!van) return null;
    // Under its stop or over it, where no stop and no other id lies; not at its side, where the edge
    // of a narrow map would cut it.
    const sides = [1, -1].map((side): Spot => [x, y + side * (radius + 9)]);
    const apart = sides.filter((place) => !said.some((other) => areNear(place, other, idSize)));
    const reach = [idSize[0] / 2 + radius, idSize[1] / 2 + radius] as const;
    const free = apart.find((place) => !middles.some((other) => areNear(place, other, reach)));
    const [, middle] = free ?? apart[0] ?? [x, y + radius + 9];
    said.push([x, middle]);
    return (
      <text key={`${id} ${van}`} className="planner-map-van" x={x} y={middle + 5}>
        {van}
      </text>
    );
  });
  const discs = stops.map((stop, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    return (
      <StopDisc
        key={stop.id}
        domId={`${name}-${stop.id}`}
        stop={stop}
        x={x * scale}
        y={y * scale}
        radius={radius}
        isChosen={stop.id === chosen}
      />
    );
  });
  const isTop = (i: number) => stops[i]?.id === chosen;
  return [...discs.filter((_, i) => !isTop(i)), ...discs.filter((_, i) => isTop(i)), ...ids];
});
