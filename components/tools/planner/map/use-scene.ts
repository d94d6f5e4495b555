import { useMemo } from 'react';
import type { Size } from '@/lib/planner/map/view';
import { usePlanner } from '../state/planner';
import { overlaysOf, phoneWidth } from './overlays/overlay-boxes';
import { drawnParts, manyStops, useDrawing } from './use-drawing';
import { useView } from './use-view';

/** Everything that a map of a size shows of the planner, and how it lies in it. */
export function useScene(box: Size) {
  const drawn = usePlanner(...drawnParts);
  const drawing = useDrawing(drawn);
  const { key, ground, layers, spots, depot } = drawing;
  const isPlain = drawn.day.ground.kind === 'plain';
  const small = box.width < phoneWidth;
  const radius = spots.length > manyStops ? 5 : small ? 8.2 : 10.5;
  const overlays = useMemo(() => overlaysOf(box, isPlain), [box, isPlain]);
  const sights = {
    stops: [...spots, depot],
    lines: [...layers.manual, ...layers.optimized].map(({ line }) => line),
    ground: ground?.size,
    key,
  };
  const view = useView(sights, box, overlays, radius + 4);
  return { ...drawing, radius, overlays, width: small ? 3.6 : 4.8, view };
}

export type Scene = ReturnType<typeof useScene>;
