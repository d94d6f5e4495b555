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
    const x = next[u] as number;
    const y = next[v] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fromU = (place[u] as number) * size;
    const uv = cost[fromU + v] as number;
    const ux = cost[fromU + (place[x] as number)] as number;
    if (a === b) {
      if ((position[u] as number) >= (position[v] as number)) return false;
      if (symmetric) {
        const toY = place[y] as number;
        const turned =
          uv + (cost[x * size + toY] as number) - ux - (cost[v * size + toY] as number);
        if (fa * turned >= bound(a, b)) return false;
      }
      return twoOpt(u, v);
    }
    const likeB = fa === (factor[b] as number);
    const fromQ = (place[prev[v] as number] as number) * size;
    const swapped =
      uv - ux + (cost[fromQ + (place[x] as number)] as number) - (cost[fromQ + v] as number);
    const most = bound(a, b);
    if ((!likeB || fa * swapped < most) && swapTails(u, v)) return true;
    if (!symmetric || timed || u > stops) return false;
    const toY = place[y] as number;
    const crossed =
      uv -
      ux +
      (cost[(x > stops ? 0 : x) * size + toY] as number) -
      (cost[v * size + toY] as number);
    return (!likeB || fa * crossed < most) && crossTails(u, v);
  };
}
