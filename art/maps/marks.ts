import type { Point } from '@/lib/city/types';
import { colors } from '@/lib/palette';
import type { Depot } from '../routing/depot';
import { roundedPath, tidy } from '../routing/polyline';
import { type Hue, hues } from './palette';
import { places } from './plans';
import { num, pathOf } from './svg-path';

/** A route ready to be drawn. `heading` is in degrees, 0 = east, clockwise. */
export type DrawnRoute = {
  hue: Hue;
  points: readonly Point[];
  stops: readonly { at: Point; served: boolean }[];
  vehicle?: { at: Point; heading: number } | undefined;
};

const casing = 3.4;

const classOf = (hue: Hue) => `t${hues.indexOf(hue)}`;

/** `width` of the lines in map units. */
export function drawRoutes(routes: readonly DrawnRoute[], width: number): string {
  const shapes = routes.map((route) => roundedPath(tidy(route.points), 1.6 * width));
  const radius = 1.05 * width;
  const under = routes.map(
    (_, i) => `<path class="l k" stroke-width="${num(width + casing)}" d="${shapes[i]}"/>`,
  );
  const lines = routes.map((route, i) => {
    const name = classOf(route.hue);
    return `<path class="l ${name}" stroke-width="${num(width)}" d="${shapes[i]}"/>`;
  });
  const stops = routes.map((route) => {
    const dots = route.stops.map(({ at: [x, y], served }) => {
      const r = served ? radius + width * 0.21 : radius;
      return `<circle class="${served ? 's' : 'g'}" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
    });
    return `<g class="${classOf(route.hue)}" stroke-width="${num(width * 0.42)}">${dots.join('')}</g>`;
  });
  const vehicles = routes.map((route) =>
    route.vehicle ? drawVehicle(route.vehicle.at, route.vehicle.heading, width * 1.95) : '',
  );
  return [...under, ...lines, ...stops, ...vehicles].join('');
}

export const arrow = (radius: number): string => {
  const corners = places('5,0 -4,4 -2,0 -4,-4');
  return `${pathOf(corners.map(([x, y]): Point => [(x * radius) / 10, (y * radius) / 10]))}z`;
};

function drawVehicle(at: Point, heading: number, radius: number): string {
  const place = `translate(${num(at[0])} ${num(at[1])}) rotate(${num(heading)})`;
  const r = num(radius);
  return `<g transform="${place}"><circle class="m k" stroke-width="${num(radius * 0.24)}" r="${r}"/><path class="o" d="${arrow(radius)}"/></g>`;
}

/** A square with bars and signal marks. */
export function drawDepot(depot: Depot, bars: 3 | 5 = 3): string {
  const { width, height, at } = depot;
  const left = at[0] - width / 2;
  const top = at[1] - height / 2;
  const gap = height / (bars + 1);
  const inset = width * 0.2;
  const rows = Array.from({ length: bars }, (_, i) => num(top + gap * (i + 1)));
  const lines = rows.map((y) => `M${num(left + inset)} ${y}h${num(width - 2 * inset)}`).join('');
  const tick = gap * 0.62;
  const marks = rows.map((y, i) => {
    const places = bars === 3 || i % 2 === 1 ? [i % 2 === 1 ? 0.5 : 0.4] : [0.33, 0.67];
    return places
      .map((share) => `M${num(left + width * share)} ${num(Number(y) - tick / 2)}v${num(tick)}`)
      .join('');
  });
  const round = num(Math.min(width, height) * 0.2);
  return [
    `<rect class="m k" stroke-width="${num(width * 0.07)}" x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}" rx="${round}"/>`,
    `<path class="l n" stroke-width="${num(width * 0.07)}" d="${lines}"/>`,
    `<path fill="none" stroke="${colors.signal[0]}" stroke-width="${num(width * 0.1)}" d="${marks.join('')}"/>`,
  ].join('');
}
