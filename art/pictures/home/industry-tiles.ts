import { halo, minuteRings, onDeep, route, shops, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { colors } from '@/lib/palette';

const tileSize = [424, 330] as const;
const tile = {
  scale: 1.632,
  lineWidth: 4.4,
  // Phones cut the tile at the sides, and a card covers its lower edge.
  allowed: ([x, y]: Point) => x > 29 && x < 231 && y > 16 && y < 160,
} as const;
const tileScene = { depotSize: 22, clearance: 13 };

/** Drawn bolder, to be read at half their size. */
export const pictures = {
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
