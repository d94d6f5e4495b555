import { halo, onDeep, panelArrays, route, shops, townMap } from '@/art/maps';
import type { Point } from '@/lib/city/types';
import { colors, mapColors } from '@/lib/palette';

/** The parts that narrow and tall cards show. */
const across = ([x]: Point) => x > 122 && x < 618;
const middle = ([x, y]: Point) => x > 58 && x < 243 && y > 104 && y < 308;

const panel = mapColors.solarPanel;
const glow = colors.ochre[1];

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
    under: panelArrays('520,116,-8 606,132,14 556,286,11', panel),
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
  'case-solar-cover': townMap([920, 680], onDeep('teal'), {
    town: { seed: 611, angle: 12 },
    river: [60, '-90,250 60,255 220,300 380,380 540,420 700,400 860,360 1010,350'],
    scene: { depot: [210, 430], depotSize: 34, inset: 30, lineWidth: 5 },
    routes: [
      route('ochre', '260,330 330,200 400,120', 6, 3),
      route('cobalt', '400,470 560,480 720,300', 7, 3),
      route('madder', '240,540 420,600 640,610', 6, 3),
    ],
    under: panelArrays('500,110,9 800,240,-6 760,580,12 120,130,4', panel, 1.75),
  }),
  'case-solar-cover-phone': townMap([390, 340], onDeep('teal'), {
    town: { seed: 622, angle: 10 },
    river: [34, '-80,150 20,140 130,160 240,200 340,190 470,150'],
    scene: { depot: [70, 240], depotSize: 30, inset: 20, lineWidth: 4.8 },
    routes: [route('ochre', '80,130 120,60', 4, 2), route('cobalt', '150,250 240,260', 4, 2)],
    under: panelArrays('230,70,8 330,280,-6', panel, 1.1),
  }),
  'case-roster-cover': townMap([1440, 460], onDeep('cobalt'), {
    town: { seed: 633, angle: -9, centers: '720,240,130' },
    river: [46, '-90,120 80,110 240,160 420,130 560,60 640,-90'],
    scene: { depot: [720, 246], depotSize: 36, inset: 24, inbound: true, lineWidth: 5 },
    routes: [
      route('madder', '560,220 380,230 120,330', 9, 5),
      route('teal', '620,340 420,410', 6, 3),
      route('ochre', '880,230 1080,180 1330,90', 9, 5),
      route('plum', '830,340 1060,360 1320,380', 8, 4),
      route('cobalt', '760,130 860,50', 5, 3),
    ],
    under: halo([150, 96], glow, 0.1),
  }),
  'case-roster-cover-phone': townMap([390, 330], onDeep('cobalt'), {
    town: { seed: 644, angle: 14, centers: '200,170,70' },
    scene: { depot: [200, 168], depotSize: 30, inset: 20, inbound: true, lineWidth: 4.8 },
    routes: [
      route('madder', '120,130 50,60', 5, 3),
      route('ochre', '270,130 340,60', 5, 2),
      route('teal', '130,220 60,280', 5, 3),
      route('plum', '270,220 340,280', 5, 2),
    ],
    under: halo([82, 52], glow, 0.1),
  }),
  'case-retail-cover': townMap([920, 720], onDeep('plum'), {
    town: { seed: 655, angle: -18, centers: '430,230,120 750,640,100' },
    river: [50, '650,-90 630,20 580,120 605,250 650,380 620,520 560,660 540,800'],
    scene: { depot: [380, 400], depotSize: 38, inset: 36, lineWidth: 5 },
    routes: [
      route('cobalt', '320,220 250,110 170,150', 6, 3),
      route('madder', '400,250 460,90', 6, 2),
      route('teal', '510,370 690,260 760,130', 8, 4),
      route('ochre', '400,560 330,640', 6, 3),
      route('plum', '520,520 680,530 760,640', 8, 4),
    ],
    over: shops(38, 3),
  }),
  'case-retail-cover-phone': townMap([390, 330], onDeep('plum'), {
    town: { seed: 666, angle: -14, centers: '270,110,70' },
    scene: { depot: [190, 170], depotSize: 30, inset: 24, lineWidth: 4.8 },
    routes: [
      route('cobalt', '120,110 60,60', 4, 2),
      route('madder', '240,110 320,60', 4, 2),
      route('teal', '270,210 340,270', 4, 1),
      route('ochre', '130,230 70,290', 4, 2),
    ],
    over: shops(28),
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
