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

/** The discs of all stops, the chosen one on top. */
export const StopLayer = memo(function StopLayer(props: StopLayerProps) {
  const { stops, spots, scale, radius, chosen, name } = props;
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
  return [...discs.filter((_, i) => !isTop(i)), ...discs.filter((_, i) => isTop(i))];
});
