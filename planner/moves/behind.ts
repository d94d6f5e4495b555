import type { Model } from '../model/model';
import type { Tours } from '../model/tours';
import type { MoveFilter } from './move-filter';
import type { createRelocate } from './relocate';

/** Tries one, two and three stops from u on behind v, a stop or the start of a route. */
export function createBehind(
  model: Model,
  tours: Tours,
  { bound, loads }: MoveFilter,
  relocate: ReturnType<typeof createRelocate>,
) {
  const { stops, size, place, cost, factor, load } = model;
  const { next, prev, vehicleOf } = tours;
  return (u: number, v: number): boolean => {
    const p = prev[u] as number;
    if (p === v) return false;
    const x = next[u] as number;
    const a = vehicleOf[u] as number;
    const b = vehicleOf[v] as number;
    const fa = factor[a] as number;
    const fb = factor[b] as number;
    const fromP = (place[p] as number) * size;
    const fromV = (place[v] as number) * size;
    const fromU = u * size;
    const toX = place[x] as number;
    const toY = place[next[v] as number] as number;
    const most =
      bound(a, b) + fa * (cost[fromP + u] as number) + fb * (cost[fromV + toY] as number);
    const ux = cost[fromU + toX] as number;
    const vu = fb * (cost[fromV + u] as number);
    const uy = fb * (cost[fromU + toY] as number);
    const one = fa * ((cost[fromP + toX] as number) - ux) + vu + uy;
    let some = load[u] as number;
    if (one < most && one + loads(a, b, some) < most && relocate(u, v, 1, false)) return true;
    if (x > stops || x === v) return false;
    const x2 = next[x] as number;
    const toX2 = place[x2] as number;
    const fromX = x * size;
    const xx2 = cost[fromX + toX2] as number;
    const xu = cost[fromX + u] as number;
    const xy = fb * (cost[fromX + toY] as number);
    const two = fa * ((cost[fromP + toX2] as number) - xx2 - ux);
    const ahead = two + vu + xy + fb * ux;
    some += load[x] as number;
    if (ahead < most && ahead + loads(a, b, some) < most && relocate(u, v, 2, false)) return true;
    const turned = two + fb * (cost[fromV + x] as number) + uy + fb * xu;
    if (turned < most && turned + loads(a, b, some) < most && relocate(u, v, 2, true)) return true;
    if (x2 > stops || x2 === v) return false;
    const toX3 = place[next[x2] as number] as number;
    const fromX2 = x2 * size;
    const x2y = fb * (cost[fromX2 + toY] as number);
    const three =
      fa * ((cost[fromP + toX3] as number) - (cost[fromX2 + toX3] as number) - xx2 - ux);
    const ahead3 = three + vu + x2y + fb * (ux + xx2);
    some += load[x2] as number;
    if (ahead3 < most && ahead3 + loads(a, b, some) < most && relocate(u, v, 3, false)) return true;
    const back = (cost[fromX2 + x] as number) + xu;
    const turned3 = three + fb * (cost[fromV + x2] as number) + uy + fb * back;
    return turned3 < most && turned3 + loads(a, b, some) < most && relocate(u, v, 3, true);
  };
}
