import { times } from '@/art/pens/shapes';
import type { Point } from '@/lib/city/types';

/** Map units. */
const labelBox = { width: 150, height: 30 };

/** From a vehicle's middle. */
const gap = 17;

type Place = { x: number; y: number };

type Marks = {
  stops: readonly Place[];
  vehicle: Place;
  points: readonly Point[];
};

function outline({ x, y }: Place): Point[] {
  const { width, height } = labelBox;
  return times(11, (i) => x + (width * i) / 10).flatMap((at) =>
    [-height / 2, 0, height / 2].map((down): Point => [at, y + down]),
  );
}

/** `extra` map units around it. */
export function labelCovers(label: Place, p: Place, extra: number): boolean {
  const { width, height } = labelBox;
  const along = p.x > label.x - extra && p.x < label.x + width + extra;
  return along && Math.abs(p.y - label.y) < height / 2 + extra;
}

/** Pieces of at most 3 units that a label covers. */
const coveredBy = (label: Place, points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [bx, by], i) => {
    const [ax, ay] = points[i] as Point;
    const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 3);
    const pieces = times(count, (k) => (k + 0.5) / count);
    const under = (t: number) =>
      labelCovers(label, { x: ax + (bx - ax) * t, y: ay + (by - ay) * t }, 4);
    return sum + pieces.filter(under).length;
  }, 0);

/** The best left middle of a label: off marks, other routes and labels, in open view. */
export function placeLabel(
  route: Marks,
  routes: readonly Marks[],
  open: (p: Point) => boolean,
  others: readonly Place[],
): Place {
  const { vehicle } = route;
  const { width, height } = labelBox;
  const places = [gap, -gap - width].flatMap((dx) =>
    [0, 14, -14, 30, -30].map((dy) => ({
      x: Math.round((vehicle.x + dx) * 10) / 10,
      y: Math.round((vehicle.y + dy) * 10) / 10,
    })),
  );
  const cost = (label: Place) => {
    const hidden = outline(label).some((p) => !open(p));
    const crowded = others.some(
      (o) => Math.abs(o.x - label.x) < width + 8 && Math.abs(o.y - label.y) < height + 8,
    );
    const marks = routes.flatMap(({ stops, vehicle: van }) => [...stops, van]);
    const covered = marks.filter((p) => labelCovers(label, p, 8)).length;
    const lines = routes.map((other) => coveredBy(label, other.points) * (other === route ? 1 : 9));
    return (
      (hidden ? 400 : 0) +
      (crowded ? 300 : 0) +
      covered * 200 +
      lines.reduce((sum, line) => sum + line, 0) +
      Math.abs(label.y - vehicle.y) / 2
    );
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
