import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import type { createCrossTails } from './cross-tails';
import type { MoveFilter } from './move-filter';
import type { createSwapTails } from './swap-tails';
import type { createTwoOpt } from './two-opt';

/** The moves that change what follows a stop. */
interface Moves {
  readonly twoOpt: ReturnType<typeof createTwoOpt>;
  readonly swapTails: ReturnType<typeof createSwapTails>;
  readonly crossTails: ReturnType<typeof createCrossTails>;
}

/** Tries to turn a stretch of one route, or to change the tails of two. */
export function createTails(
  model: Model,
  tours: Tours,
  { bound }: MoveFilter,
  { twoOpt, swapTails, crossTails }: Moves,
) {
  const { stops, size, place, cost, factor, timed, symmetric } = model;
  const { next, prev, vehicleOf, position } = tours;
  return (u: number, v: number): boolean => {
    const x = next[u];
    const y = next[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fromU = place[u] * size;
    const uv = cost[fromU + v];
    const ux = cost[fromU + place[x]];
    if (a === b) {
      if (position[u] >= position[v]) return false;
      if (symmetric) {
        const toY = place[y];
        const turned = uv + cost[x * size + toY] - ux - cost[v * size + toY];
        if (fa * turned >= bound(a, b)) return false;
      }
      return twoOpt(u, v);
    }
    const likeB = fa === factor[b];
    const fromQ = place[prev[v]] * size;
    const swapped = uv - ux + cost[fromQ + place[x]] - cost[fromQ + v];
    const most = bound(a, b);
    if ((!likeB || fa * swapped < most) && swapTails(u, v)) return true;
    if (!symmetric || timed || u > stops) return false;
    const toY = place[y];
    const crossed = uv - ux + cost[(x > stops ? 0 : x) * size + toY] - cost[v * size + toY];
    return (!likeB || fa * crossed < most) && crossTails(u, v);
  };
}
