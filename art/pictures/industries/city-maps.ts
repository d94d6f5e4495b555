import { type MapSpec, num, onDeep, route, shopTile, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';

type Mark = NonNullable<MapSpec['over']>;

const circle = (name: string, [x, y]: Point, r: number, more: string) =>
  `<circle class="l ${name}" cx="${num(x)}" cy="${num(y)}" r="${r}" ${more}/>`;

const ring = (name: string, at: Point, r: number) =>
  circle(name, at, r, 'stroke-width="2" stroke-dasharray="2 7"');

const halo = (name: string, at: Point, r: number) =>
  circle(name, at, r, 'style="fill:currentColor" fill-opacity=".12" stroke-opacity=".4"');

/** Whether a mark stands on the strip of its industry. */
export type IsShown = (industry: string) => boolean;

const grounds =
  (isShown: IsShown): Mark =>
  ({ routes, depot }) => {
    const end = (hue: string): Point =>
      routes.find((drawn) => drawn.hue === hue)?.stops.at(-1)?.at ?? depot.at;
    const marks: readonly (readonly [string, readonly string[]])[] = [
      ['restaurants', [ring('t1', end('ochre'), 38), ring('t1', end('ochre'), 76)]],
      ['ecommerce', [halo('t0', depot.at, 66)]],
      ['employee-transport', [halo('t4', end('teal'), 44), halo('t4', end('teal'), 70)]],
    ];
    return marks.flatMap(([industry, drawn]) => (isShown(industry) ? drawn : [])).join('');
  };

const storefronts =
  (isShown: IsShown): Mark =>
  ({ routes }, palette) =>
    (isShown('retail') ? routes : [])
      .filter(({ hue }) => hue === 'cobalt')
      .flatMap(({ stops }) => stops.filter(({ at }) => at[0] < 576))
      .map(({ at }) => shopTile(at, 28, palette.ground))
      .join('');

export const cityMaps = (isShown: IsShown) => ({
  wide: townMap([1440, 470], onDeep('plum'), {
    town: { seed: 611, angle: 9, centers: '470,150,90 1010,330,90' },
    river: [40, '-90,400 60,390 190,420 330,380 480,420 620,390 760,430 900,410 1010,470 1060,560'],
    scene: { depot: [720, 236], depotSize: 36, inset: 30, clearance: 17, lineWidth: 5 },
    routes: [
      route('ochre', '600,130 420,80 250,120 140,190', 7, 4),
      route('cobalt', '620,260 500,300 400,260 330,310', 4, 1),
      route('madder', '740,130 700,50', 3, 1),
      route('plum', '880,150 960,60 1080,110 1010,200', 27, 12),
      route('teal', '860,300 1020,290 1180,330 1310,240', 6, 3),
    ],
    under: grounds(isShown),
    over: storefronts(isShown),
  }),
  phone: townMap([170, 450], onDeep('plum'), {
    town: { seed: 617, angle: 14 },
    river: [26, '-60,130 40,124 110,150 240,140'],
    scene: { depot: [84, 226], depotSize: 28, inset: 16, clearance: 13 },
    routes: [route('ochre', '110,150 70,50', 5, 3), route('teal', '60,290 100,400', 6, 3)],
  }),
});
