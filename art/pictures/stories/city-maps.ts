import { halo, onDeep, panelArrays, route, shops, townMap } from '@/art/maps';
import { colors, mapColors } from '@/lib/palette';

/** Shown at two thirds of their size. */
export const pictures = {
  'case-solar-row': townMap([560, 242], onDeep('teal'), {
    town: { seed: 704, angle: -12 },
    river: [34, '-90,180 40,165 190,140 340,128 500,112 660,100'],
    scene: { depot: [96, 84], depotSize: 38, clearance: 16, inset: 20, lineWidth: 6.4 },
    routes: [
      route('ochre', '180,60 270,60 390,70', 5, 2),
      route('madder', '110,180 200,205 390,190', 5, 3),
    ],
    under: panelArrays('470,56,8 480,175,-7', mapColors.solarPanel, 1.15),
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
    under: halo([88, 58], colors.ochre[1], 0.1),
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
