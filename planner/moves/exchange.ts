import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import type { MoveFilter } from './move-filter';
import type { createSwap } from './swap';

/** Tries one or two stops from u on for one or two from v on. */
export function createExchange(
  model: Model,
  tours: Tours,
  { bound, loads }: MoveFilter,
  swap: ReturnType<typeof createSwap>,
) {
  const { stops, size, place, cost, factor, load } = model;
  const { next, prev, vehicleOf } = tours;
  return (u: number, v: number): boolean => {
    const x = next[u];
    const y = next[v];
    if (x === v || y === u) return false;
    const q = prev[v];
    const a = vehicleOf[u];
    const b = vehicleOf[v];
    const fa = factor[a];
    const fb = factor[b];
    const fromP = place[prev[u]] * size;
    const fromQ = place[q] * size;
    const fromU = u * size;
    const fromV = v * size;
    const toX = place[x];
    const toY = place[y];
    const ux = cost[fromU + toX];
    const vy = cost[fromV + toY];
    const ends =
      fa * (cost[fromP + v] - cost[fromP + u]) +
      fb * (cost[fromQ + u] - cost[fromQ + v]) -
      bound(a, b);
    let some = load[u] - load[v];
    if (u <= v) {
      const one = fa * (cost[fromV + toX] - ux) + fb * (cost[fromU + toY] - vy);
      if (ends + one < 0 && ends + one + loads(a, b, some) < 0 && swap(u, 1, v, 1)) return true;
    }
    if (x > stops) return false;
    const toX2 = place[next[x]];
    const xx2 = cost[x * size + toX2];
    const mine = (fb - fa) * ux - fa * xx2;
    const two = mine + fa * cost[fromV + toX2] + fb * (cost[x * size + toY] - vy);
    some += load[x];
    if (ends + two < 0 && ends + two + loads(a, b, some) < 0 && swap(u, 2, v, 1)) return true;
    if (u > v || y > stops) return false;
    const toY2 = place[next[y]];
    const both =
      mine +
      fa * cost[y * size + toX2] +
      fb * (cost[x * size + toY2] - cost[y * size + toY2]) +
      (fa - fb) * vy;
    some -= load[y];
    return ends + both < 0 && ends + both + loads(a, b, some) < 0 && swap(u, 2, v, 2);
  };
}
