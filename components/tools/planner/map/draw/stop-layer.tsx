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

/** The discs of all stops, the chosen one on top. */
export const StopLayer = memo(function StopLayer(props: StopLayerProps) {
  const { stops, spots, scale, radius, chosen, name } = props;
  // Of two vans that end side by side, the second says its id above.
  const isAbove = (at: number) =>
    stops[at]?.van !== undefined &&
    stops.slice(0, at).some(({ van }, i) => {
      const [[x = 0, y = 0] = [], [ox = 0, oy = 0] = []] = [spots[at], spots[i]];
      const [across, down] = [Math.abs(x - ox) * scale, Math.abs(y - oy) * scale];
      return van && across < idSize[0] && down < idSize[1];
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
        saysAbove={isAbove(i)}
      />
    );
  });
  const isTop = (i: number) => stops[i]?.id === chosen;
  return [...discs.filter((_, i) => !isTop(i)), ...discs.filter((_, i) => isTop(i))];
});
