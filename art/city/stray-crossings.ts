import type { StreetGraph } from '@/lib/city/types';
import { strays } from './geometry/planar';

export const strayCrossings = (graph: StreetGraph): string[] =>
  [...strays(graph, 0.7)].map(
    ({ line, other, at: [x, y] }) => `${line} × ${other.line} at ${x.toFixed(1)}, ${y.toFixed(1)}`,
  );
