import { halo, onDeep, panelArrays, route, shops, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { colors, mapColors } from '@/lib/palette';

/** The parts that narrow and tall cards show. */
const across = ([x]: Point) => x > 122 && x < 618;
const middle = ([x, y]: Point) => x > 58 && x < 243 && y > 104 && y < 308;

export const pictures = {
  'case-solar': townMap([740, 410], onDeep('teal'), {
    town: { seed: 305, angle: 11 },
    river: [46, '-80,150 80,170 230,140 380,160 520,215 640,200 840,150'],
    scene: { depot: [190, 240], depotSize: 31, inset: 18 },
    allowed: across,
    routes: [
      route('cobalt', '250,170 300,115', 5, 2),
      route('madder', '350,230 410,140 470,115', 6, 3),
      route('teal', '330,280 590,170', 7, 3),
    ],
    under: panelArrays('520,116,-8 606,132,14 556,286,11', mapColors.solarPanel),
  }),
  'case-roster': townMap([410, 560], onDeep('cobalt'), {
    scale: 1.36,
    town: { seed: 316, angle: 15 },
    river: [36, '-80,310 40,330 130,366 220,350 380,366'],
    scene: { depot: [150, 200], depotSize: 27, clearance: 13, inbound: true, lineWidth: 4.8 },
    allowed: middle,
    routes: [
      route('madder', '110,190 70,130', 5, 2),
      route('teal', '170,140 230,115', 5, 2),
      route('ochre', '190,240 170,295', 4, 2),
    ],
    under: halo([84, 52], colors.cobalt[1], 0.1),
  }),
  'case-retail': townMap([410, 560], onDeep('plum'), {
    scale: 1.36,
    town: { seed: 327, angle: -20, centers: '210,120,70' },
    scene: { depot: [110, 206], depotSize: 27, clearance: 13, lineWidth: 4.8 },
    allowed: middle,
    routes: [
      route('cobalt', '120,150 150,112', 4, 2),
      route('madder', '190,200 236,150', 4, 2),
      route('teal', '150,250 225,290', 4, 1),
    ],
    over: shops(24),
  }),
};
