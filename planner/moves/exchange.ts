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
    const x = next[u] as number;
    const y = next[v] as number;
    if (x === v || y === u) return false;
    const q = prev[v] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    const fromP = (place[prev[u] as number] as number) * size;
    const fromQ = (place[q] as number) * size;
    const fromU = u * size;
    const fromV = v * size;
    const toX = place[x] as number;
    const toY = place[y] as number;
    const ux = cost[fromU + toX] as number;
    const vy = cost[fromV + toY] as number;
    const ends =
      fa * ((cost[fromP + v] as number) - (cost[fromP + u] as number)) +
      fb * ((cost[fromQ + u] as number) - (cost[fromQ + v] as number)) -
      bound(a, b);
    let some = (load[u] as number) - (load[v] as number);
    if (u <= v) {
      const one =
        fa * ((cost[fromV + toX] as number) - ux) + fb * ((cost[fromU + toY] as number) - vy);
      if (ends + one < 0 && ends + one + loads(a, b, some) < 0 && swap(u, 1, v, 1)) return true;
    }
    if (x > stops) return false;
    const toX2 = place[next[x] as number] as number;
    const xx2 = cost[x * size + toX2] as number;
    const mine = (fb - fa) * ux - fa * xx2;
    const two =
      mine + fa * (cost[fromV + toX2] as number) + fb * ((cost[x * size + toY] as number) - vy);
    some += load[x] as number;
    if (ends + two < 0 && ends + two + loads(a, b, some) < 0 && swap(u, 2, v, 1)) return true;
    if (u > v || y > stops) return false;
    const toY2 = place[next[y] as number] as number;
    const both =
      mine +
      fa * (cost[y * size + toX2] as number) +
      fb * ((cost[x * size + toY2] as number) - (cost[y * size + toY2] as number)) +
      (fa - fb) * vy;
    some -= load[y] as number;
    return ends + both < 0 && ends + both + loads(a, b, some) < 0 && swap(u, 2, v, 2);
  };
}
