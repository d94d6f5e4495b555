import type { Point } from '../../../lib/city/types';

/** Room kept for a vehicle's label, in map units. */
const box = { width: 132, height: 30 };
const gap = 17;

type Marks = {
  stops: readonly { x: number; y: number }[];
  vehicle: { x: number; y: number };
  points: readonly Point[];
};

/**
 * Finds the left middle of a label beside a vehicle. It covers no stop and no vehicle, as little
 * of the routes as can be, and stays where the map is open to view.
 */
export function placeLabel(
  vehicle: { x: number; y: number },
  routes: readonly Marks[],
  open: (p: Point) => boolean,
  others: readonly { x: number; y: number }[],
): { x: number; y: number } {
  let best = { x: vehicle.x + gap, y: vehicle.y };
  let least = Number.POSITIVE_INFINITY;
  for (const dx of [gap, -gap - box.width]) {
    for (const dy of [0, 14, -14, 30, -30]) {
      const x = vehicle.x + dx;
      const y = vehicle.y + dy;
      const covered = (px: number, py: number, extra: number) =>
        px > x - extra && px < x + box.width + extra && Math.abs(py - y) < box.height / 2 + extra;
      let cost = Math.abs(dy) / 2;
      for (const corner of [x - 4, x + box.width + 4]) {
        if (!open([corner, y - box.height / 2]) || !open([corner, y + box.height / 2])) cost += 400;
      }
      for (const other of others) {
        const apart =
          Math.abs(other.x - x) > box.width + 8 || Math.abs(other.y - y) > box.height + 8;
        if (!apart) cost += 300;
      }
      for (const route of routes) {
        for (const stop of route.stops) if (covered(stop.x, stop.y, 7)) cost += 200;
        if (covered(route.vehicle.x, route.vehicle.y, 6)) cost += 200;
        for (let i = 1; i < route.points.length; i++) {
          const [ax, ay] = route.points[i - 1] as Point;
          const [bx, by] = route.points[i] as Point;
          for (let t = 0; t < 1; t += 0.1) {
            if (covered(ax + (bx - ax) * t, ay + (by - ay) * t, 2)) {
              cost += Math.hypot(bx - ax, by - ay) / 10;
            }
          }
        }
      }
      if (cost < least) {
        least = cost;
        best = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
      }
    }
  }
  return best;
}
