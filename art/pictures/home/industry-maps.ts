import { halo, minuteRings, onDeep, route, shops, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { colors } from '@/lib/palette';

/** In map units; below `card` only what lies left of `beside` is in view. */
const view = { left: 140, right: 732, top: 164, bottom: 604, card: 337, beside: 177 };

function inView([x, y]: Point): boolean {
  const { left, right, top, bottom, card, beside } = view;
  return x > left && x < right && y > top && y < bottom && (y < card || x < beside);
}

const size = [872, 770] as const;
const shared = { lineWidth: 4.8, allowed: inView };

const tileSize = [424, 330] as const;
const tile = {
  scale: 1.632,
  lineWidth: 4.4,
  // Phones cut the tile at the sides, and a card covers its lower edge.
  allowed: ([x, y]: Point) => x > 29 && x < 231 && y > 16 && y < 160,
} as const;
const tileScene = { depotSize: 22, clearance: 13 };

export const pictures = {
  'sheet-restaurants': townMap(size, onDeep('madder'), {
    ...shared,
    town: { seed: 54, angle: 16, centers: '330,250,110' },
    river: [44, '-90,430 0,520 70,590 130,690 170,850'],
    scene: { depot: [440, 262], depotSize: 32 },
    routes: [
      route('cobalt', '390,214 296,197 155,170', 5, 2),
      route('madder', '477,200 568,185', 5, 2),
      route('teal', '563,230 737,193', 5, 2),
      route('ochre', '521,320 692,318', 5, 2),
      route('plum', '350,310 187,327 164,541', 7, 3),
    ],
    under: minuteRings([95, 185, 275], colors.madder[1]),
  }),
  'sheet-retail': townMap(size, onDeep('teal'), {
    ...shared,
    town: { seed: 58, angle: -12, centers: '650,190,100' },
    river: [46, '-90,620 90,610 250,560 380,600 520,690 700,710 960,650'],
    scene: { depot: [430, 250], depotSize: 32 },
    routes: [
      route('cobalt', '363,239 198,193', 6, 3),
      route('madder', '446,193 550,170', 5, 2),
      route('teal', '560,252 734,186', 6, 2),
      route('ochre', '488,326 692,330', 6, 3),
      route('plum', '334,303 198,329 152,494', 7, 3),
    ],
    over: shops(24, 2),
  }),
  'sheet-ecommerce': townMap(size, onDeep('cobalt'), {
    ...shared,
    town: { seed: 63, angle: 9, turn: 30, centers: '690,590,96' },
    river: [44, '190,-90 210,40 160,180 190,320 260,450 240,600 180,860'],
    scene: { depot: [360, 250], depotSize: 32 },
    routes: [
      route('cobalt', '334,218 170,178', 4, 1),
      route('madder', '478,188 601,199', 3, 1),
      route('teal', '573,240 725,207', 4, 2),
      route('ochre', '525,301 699,317', 4, 1),
      route('plum', '325,330 178,267', 3, 1),
    ],
    under: halo([84, 54], colors.cobalt[1], 0.1),
  }),
  'sheet-couriers': townMap(size, onDeep('plum'), {
    ...shared,
    town: { seed: 72, angle: 21, centers: '340,470,100 680,170,86' },
    scene: { depot: [477, 254], depotSize: 32 },
    routes: [
      route('cobalt', '402,233 176,177', 13, 6),
      route('madder', '478,188 555,172', 8, 4),
      route('teal', '579,235 736,179', 13, 6),
      route('ochre', '536,306 736,318', 12, 5),
      route('plum', '395,294 193,330 167,589', 18, 7),
    ],
  }),
  'sheet-employee': townMap(size, onDeep('ochre'), {
    ...shared,
    town: { seed: 84, angle: -8, turn: 28, centers: '240,250,100' },
    river: [42, '-90,560 80,570 230,620 360,700 480,860'],
    scene: { depot: [470, 249], depotSize: 34, inbound: true },
    routes: [
      route('cobalt', '385,231 312,207 173,170', 6, 3),
      route('madder', '467,206 551,170', 5, 3),
      route('teal', '565,255 720,202', 6, 3),
      route('ochre', '600,280 712,300', 6, 2),
      route('plum', '313,303 139,300 165,493', 7, 4),
    ],
    under: halo([112, 68], colors.ochre[1], 0.09),
  }),
  // Drawn bolder, to be read at half their size.
  'sheet-restaurants-small': townMap(tileSize, onDeep('madder'), {
    ...tile,
    town: { seed: 151, angle: 12, centers: '70,60,60' },
    scene: { ...tileScene, depot: [134, 96] },
    routes: [
      route('cobalt', '90,70 50,40', 4),
      route('madder', '180,80 228,40', 4),
      route('teal', '130,120 100,156', 3),
    ],
    under: minuteRings([48, 92], colors.madder[1]),
  }),
  'sheet-retail-small': townMap(tileSize, onDeep('teal'), {
    ...tile,
    town: { seed: 158, angle: -6 },
    river: [34, '-80,130 40,150 130,175 220,150 340,160'],
    scene: { ...tileScene, depot: [128, 92] },
    routes: [
      route('cobalt', '90,70 40,24', 4),
      route('madder', '180,80 236,60', 4),
      route('teal', '80,100 24,110', 3),
    ],
    over: shops(19),
  }),
  'sheet-ecommerce-small': townMap(tileSize, onDeep('cobalt'), {
    ...tile,
    town: { seed: 163, angle: 8 },
    river: [32, '-80,40 40,62 120,52 200,84 340,110'],
    scene: { ...tileScene, depot: [60, 122] },
    routes: [
      route('cobalt', '110,90 200,20', 3),
      route('madder', '140,130 244,140', 3),
      route('teal', '90,140 200,156', 3),
    ],
    under: halo([42, 28], colors.cobalt[1], 0.1),
  }),
  'sheet-couriers-small': townMap(tileSize, onDeep('plum'), {
    ...tile,
    town: { seed: 172, angle: 24, centers: '70,140,60' },
    scene: { ...tileScene, depot: [138, 98] },
    routes: [
      route('cobalt', '90,80 44,40', 8),
      route('madder', '150,60 170,24', 7),
      route('teal', '175,118 232,60', 8),
      route('ochre', '120,130 60,150', 7),
    ],
  }),
  'sheet-employee-small': townMap(tileSize, onDeep('ochre'), {
    ...tile,
    town: { seed: 184, angle: -10, centers: '64,60,60' },
    scene: { ...tileScene, depot: [138, 98], inbound: true },
    routes: [
      route('cobalt', '100,60 40,30', 4, 2),
      route('madder', '150,60 200,24', 4, 2),
      route('teal', '190,110 230,140', 3, 1),
      route('plum', '100,120 40,150', 4, 2),
    ],
    under: halo([42, 28], colors.ochre[1], 0.09),
  }),
};
