import { colored, drawCity, num, onPage } from '@/art/maps';
import { drawDepot } from '@/art/maps/marks';
import { at, type Drawing, disc, drawing, edged, lined, moved, shape, words } from '@/art/pens';
import { roundedPath, tidy } from '@/art/routing/polyline';
import type { City, Point, Polyline } from '@/lib/city/types';
import type { Spot } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { inLanes, lanes } from '@/lib/planner/map/lanes';
import { freeFit } from '@/lib/planner/map/overlays';
import { vanStyle } from '@/lib/planner/map/van-style';
import { movedBy, toPixels, type View } from '@/lib/planner/map/view';
import type { ComparedPlans } from './plans';
import { courierPlans } from './town';

/** Pixels. */
const wide = {
  width: 1040,
  height: 820,
  // Shown in windows of any width.
  core: { width: 904, height: 776 },
  line: 4.8,
  radius: 10.5,
  // What the planner lays over it.
  overlays: [
    { left: 24, top: 24, width: 184, height: 50 },
    { left: 832, top: 24, width: 48, height: 142 },
    { left: 714, top: 720, width: 166, height: 32 },
  ],
};
type Panel = typeof wide;

const casing = 3.4;

/** Moved to the panel's corner; map units. */
function cutCity(city: City, { x, y }: View, unit: number): City {
  const move = ([px, py]: Point): Point => [px + x / unit, py + y / unit];
  const all = (lines: readonly Polyline[]) => lines.map((line) => line.map(move));
  const { river } = city;
  return {
    ...city,
    streets: city.streets.map((street) => ({ ...street, points: street.points.map(move) })),
    river: river && { ...river, outline: river.outline.map(move) },
    parks: all(city.parks),
    blocks: all(city.blocks),
  };
}

function viewOf({ town, day, manual, optimized }: ComparedPlans, panel: Panel): View {
  const stops = day.stops.map(({ place }): Spot => {
    const corner = place.kind === 'corner' ? place.corner : town.depot;
    return [town.x[corner] as number, town.y[corner] as number];
  });
  const lines = [...manual.routes, ...optimized.routes].map(({ line }) => line);
  const { overlays, radius, core, width, height } = panel;
  const fit = freeFit({ stops, lines, box: core, ground: town, overlays, radius: radius + 4 });
  return movedBy(fit, (width - core.width) / 2, (height - core.height) / 2);
}

function routesOf({ routes }: Plan, view: View, width: number) {
  const own = lanes(routes.map(({ line }) => line));
  const shapes = routes.map(({ line }, i) => {
    const pixels = line.map((spot) => toPixels(view, spot));
    return roundedPath(tidy(inLanes(pixels, own[i] ?? [], (4.6 / 4.8) * width)), 1.6 * width);
  });
  return [
    ...shapes.map((d) => `<path class="l k" stroke-width="${num(width + casing)}" d="${d}"/>`),
    ...routes.map(({ van }, i) => shape(shapes[i] ?? '', lined(vanStyle(van).color, width))),
  ];
}

function discsOf({ routes }: Plan, view: View, radius: number) {
  return routes.flatMap(({ van, line, visits }) =>
    visits.map((visit) => {
      const [x, y] = toPixels(view, line[visit.at] as Spot);
      const late = [
        disc(0, 0, 5.6, { fill: 'errorrule' }),
        shape('M0-2.6v2.8M0 2.4v.2', lined('field', 1.6)),
      ];
      return [
        disc(x, y, radius, edged('field', vanStyle(van).color, radius * 0.22)),
        `<g class="no">${words.mono(String(visit.stop), x, y + 0.36 * radius, radius, 'ink', 'middle')}</g>`,
        visit.late > 0 ? at(x + 0.85 * radius, y - 0.9 * radius, late) : '',
      ];
    }),
  );
}

/** Numbers of less than half their size would be illegible. */
const numbersFrom = (width: number): string =>
  `<style>@media (max-width:${width / 2}px){.no{display:none}}</style>`;

/** Numbers fit their discs, and do not grow on a phone. */
const planPanel = (shown: 'manual' | 'optimized', panel: Panel): Drawing =>
  drawing(panel.width, panel.height, { steady: true }, () => {
    const compared = courierPlans();
    const view = viewOf(compared, panel);
    const unit = view.scale * compared.metersPerUnit;
    const frame = { width: panel.width / unit, height: panel.height / unit };
    const plan = compared[shown];
    const { yard } = compared.town;
    const depot = {
      at: toPixels(view, yard.at),
      width: yard.width * view.scale,
      height: yard.height * view.scale,
    };
    const ground = drawCity(cutCity(compared.city, view, unit), frame);
    const map = [
      moved(`scale(${unit.toFixed(4)})`, ground),
      ...routesOf(plan, view, panel.line),
      drawDepot(depot),
    ];
    return [
      numbersFrom(panel.width),
      colored(map.join(''), onPage.palette, onPage.dark),
      discsOf(plan, view, panel.radius),
    ];
  });

/** The planner's map before it loads, and its result. */
export const pictures = {
  'planner-manual': planPanel('manual', wide),
  'planner-manual-phone': planPanel('manual', {
    width: 390,
    height: 352,
    core: { width: 390, height: 352 },
    line: 3.6,
    radius: 8.2,
    overlays: [],
  }),
  'planner-optimized': planPanel('optimized', wide),
};
