import { halo, onDeep, panelArrays, route, shops, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { colors, mapColors } from '@/lib/palette';

/** The parts that cards of any shape show. */
const across = ([x, y]: Point) => x > 122 && x < 618 && y > 88 && y < 322;
const middle = ([x, y]: Point) => x > 58 && x < 243 && y > 104 && y < 308;

const panel = mapColors.solarPanel;
const glow = colors.ochre[1];

export const pictures = {
  'case-retail': townMap([740, 410], onDeep('plum'), {
    town: { seed: 327, angle: -20, centers: '330,180,80' },
    scene: { depot: [190, 215], depotSize: 31, inset: 18, lineWidth: 4.8 },
    allowed: across,
    routes: [
      route('cobalt', '250,170 330,105', 5, 2),
      route('madder', '350,230 440,190 560,120', 6, 2),
      route('teal', '330,285 560,280', 5, 2),
    ],
    over: shops(28),
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
  'case-solar': townMap([410, 560], onDeep('teal'), {
    scale: 1.36,
    town: { seed: 305, angle: 11 },
    river: [34, '40,-60 30,60 66,150 44,240 78,330 50,470'],
    scene: { depot: [116, 206], depotSize: 27, clearance: 13, lineWidth: 4.8 },
    allowed: middle,
    routes: [
      route('cobalt', '130,160 180,120', 4, 2),
      route('madder', '170,200 225,190', 4, 2),
      route('teal', '140,250 190,290', 4, 2),
    ],
    under: panelArrays('222,140,-8 222,250,10', panel, 0.8),
  }),
  // Shown at two thirds of their size.
  'case-solar-row': townMap([560, 242], onDeep('teal'), {
    town: { seed: 704, angle: -12 },
    river: [34, '-90,180 40,165 190,140 340,128 500,112 660,100'],
    scene: { depot: [96, 84], depotSize: 38, clearance: 16, inset: 20, lineWidth: 6.4 },
    routes: [
      route('ochre', '180,60 270,60 390,70', 5, 2),
      route('madder', '110,180 200,205 390,190', 5, 3),
    ],
    under: panelArrays('470,56,8 480,175,-7', panel, 1.15),
  }),
  'case-roster-row': townMap([560, 242], onDeep('cobalt'), {
    town: { seed: 703, angle: -12, centers: '280,122,70' },
    lineWidth: 6.4,
    scene: { depot: [280, 122], depotSize: 38, clearance: 16, inset: 20, inbound: true },
    routes: [
      route('madder', '190,90 60,60', 5, 3),
      route('teal', '190,170 70,190', 4, 2),
      route('ochre', '370,80 500,55', 5, 2),
      route('plum', '370,170 490,190', 4, 2),
    ],
    under: halo([88, 58], glow, 0.1),
  }),
  'case-retail-row': townMap([560, 242], onDeep('plum'), {
    town: { seed: 702, angle: -12 },
    scene: { depot: [150, 128], depotSize: 38, clearance: 16, inset: 30, lineWidth: 6.4 },
    routes: [
      route('cobalt', '220,70 330,60', 4, 2),
      route('madder', '270,130 400,120 500,70', 5, 3),
      route('teal', '220,190 380,195', 4, 1),
    ],
    over: shops(36),
  }),
};
