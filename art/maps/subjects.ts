import type { Point } from '@/lib/city/types';
import { mapColors } from '@/lib/palette';
import { offshoreAt } from '../city/river';
import { distanceToPolyline, roundedPath, tidy } from '../routing/polyline';
import { shortestPath } from '../routing/shortest-path';
import type { Palette } from './palette';
import { rows } from './plans';
import { inFrame, type Scene } from './scene';
import { num } from './svg-path';

const placeOf = ([x, y]: Point): string => `cx="${num(x)}" cy="${num(y)}"`;

/** Circles around the depot; radii in map units. */
const around =
  (radii: readonly number[], attributes: string) =>
  ({ depot }: Scene): string =>
    radii.map((r) => `<circle ${attributes} ${placeOf(depot.at)} r="${r}"/>`).join('');

/** Dashed rings around the depot: minutes of a ride. */
export const minuteRings = (radii: readonly number[], color: string) =>
  around(
    radii,
    `class="l" stroke="${color}" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="2 6"`,
  );

/** Discs around the depot: a hub or a gate. */
export const halo = (radii: readonly number[], color: string, opacity: number) =>
  around(
    radii,
    `fill="${color}" fill-opacity="${opacity}" stroke="${color}" stroke-opacity=".4" stroke-width="1.2"`,
  );

/** A shop; `size` in map units. */
function shopTile(at: Point, size: number, ink: string): string {
  const x = (share: number) => num(at[0] - size / 2 + share * size);
  const y = (share: number) => num(at[1] - size / 2 + share * size);
  const width = num(size * 0.075);
  const glyph = [
    `M${x(0.27)} ${y(0.5)}V${y(0.74)}H${x(0.73)}V${y(0.5)}`,
    `M${x(0.3)} ${y(0.26)}H${x(0.7)}L${x(0.8)} ${y(0.45)}H${x(0.2)}z`,
    `M${x(0.43)} ${y(0.74)}V${y(0.58)}H${x(0.57)}V${y(0.74)}`,
  ].join('');
  return `<rect fill="${mapColors.shop}" x="${x(0)}" y="${y(0)}" width="${num(size)}" height="${num(size)}" rx="${num(size * 0.22)}"/><path class="l" stroke="${ink}" stroke-width="${width}" d="${glyph}"/>`;
}

/** At the end of every route and, with `each`, at every n-th stop before it. */
export function shops(size: number, each = 0) {
  const beside = (at: Point, other: Point | undefined) =>
    other !== undefined && Math.hypot(at[0] - other[0], at[1] - other[1]) < size * 1.7;
  return ({ routes }: Scene, palette: Palette): string =>
    routes
      .flatMap(({ stops, vehicle }) =>
        stops.filter(({ at }, i) => {
          const isTurn = each > 0 && i % each === each - 1;
          return i === stops.length - 1 || (isTurn && !beside(at, vehicle?.at));
        }),
      )
      .map(({ at }) => shopTile(at, size, palette.ground))
      .join('');
}

/** The nearest place at which a disc touches no route and no water. */
function clearPlace({ routes, city }: Scene, wanted: Point, radius: number): Point {
  for (let away = 0; away < 120; away += 4) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const at: Point = [wanted[0] + Math.cos(angle) * away, wanted[1] + Math.sin(angle) * away];
      if (!inFrame(city.plan, at, radius)) continue;
      const dry = offshoreAt(city.river, at) > radius;
      if (dry && routes.every(({ points }) => distanceToPolyline(at, points) > radius)) return at;
    }
  }
  throw new Error(`No clear place near ${wanted.join(', ')}`);
}

/** Tilted arrays of solar panels near places 'x,y,degrees …', 65 × 40 units at scale 1. */
export function panelArrays(places: string, color: string, scale = 1) {
  const panels = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) => `M${num(-30 + column * 15 + row * 2.4)} ${num(-20 + row * 13)}h13l2 10.5h-13z`,
    ),
  );
  const larger = scale === 1 ? '' : ` scale(${scale})`;
  return (scene: Scene): string =>
    rows(places, 3, ([x = 0, y = 0, angle = 0]) => {
      const at = clearPlace(scene, [x, y], 40 * scale);
      return `<path fill="${color}" transform="translate(${num(at[0])} ${num(at[1])}) rotate(${angle})${larger}" d="${panels.join('')}"/>`;
    }).join('');
}

export function shower(at: Point, radius: number, color: string) {
  return (): string => {
    const strokes: string[] = [];
    const gap = 24;
    for (let row = 0; row * gap < 2 * radius; row++) {
      for (let column = 0; column * gap < 2 * radius; column++) {
        const x = at[0] - radius + column * gap + (row % 2) * (gap / 2);
        const y = at[1] - radius + row * gap + 6;
        if (Math.hypot(x - at[0], y - at[1]) > radius - 12 || y < -6) continue;
        strokes.push(`M${num(x)} ${num(y)}l-5 11`);
      }
    }
    return `<circle fill="${color}" fill-opacity=".22" cx="${at[0]}" cy="${at[1]}" r="${radius}"/><path class="l" stroke="${color}" stroke-opacity=".75" stroke-width="1.7" d="${strokes.join('')}"/>`;
  };
}

/** The shortest way from the depot to the end of the first route, dashed. */
export function oldPlan({ city: { graph }, depot, routes }: Scene): string {
  const nodeAt = ([x, y]: Point) => graph.nodes.findIndex((n) => n.x === x && n.y === y);
  const end = routes[0]?.stops.at(-1)?.at;
  const way = end && shortestPath(graph, nodeAt(depot.at), nodeAt(end));
  if (!way) throw new Error('No way to compare the detour with');
  return `<path class="l r" stroke-width="3" stroke-dasharray="1 7" d="${roundedPath(tidy(way.points), 6)}"/>`;
}
