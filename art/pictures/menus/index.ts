import { halo, onDeep, route, townMap } from '@/art/maps';
import { colors } from '@/lib/palette';

const menuSize = [262, 250] as const;
const menuScene = { lineWidth: 4.8, depotSize: 28, clearance: 14, inset: 13 };

export const pictures = {
  'menu-fleet': townMap(menuSize, onDeep('cobalt'), {
    town: { seed: 201, angle: 12 },
    river: [38, '-80,160 40,175 110,210 190,200 330,170'],
    scene: { ...menuScene, depot: [122, 132] },
    routes: [
      route('cobalt', '80,100 50,36', 4, 1),
      route('madder', '150,80 220,40', 5, 2),
      route('teal', '190,140 244,120', 3, 1),
    ],
  }),
  'menu-delivery': townMap(menuSize, onDeep('madder'), {
    town: { seed: 212, angle: -18, centers: '180,90,60' },
    scene: { ...menuScene, depot: [80, 150] },
    routes: [route('madder', '125,105 180,30', 5, 2), route('ochre', '150,170 240,190', 4, 1)],
  }),
  'menu-fieldforce': townMap(menuSize, onDeep('ochre'), {
    town: { seed: 221, angle: 20 },
    river: [34, '180,-80 196,20 230,110 222,190 240,330'],
    scene: { ...menuScene, depot: [110, 140] },
    routes: [
      route('ochre', '110,80 150,30', 4, 2),
      route('teal', '60,120 24,50', 4, 1),
      route('plum', '110,190 60,226', 3, 1),
    ],
    under: halo([64, 42], colors.ochre[1], 0.09),
  }),
  'menu-route': townMap(menuSize, onDeep('teal'), {
    town: { seed: 233, angle: -10, centers: '70,70,58' },
    scene: { ...menuScene, depot: [136, 128] },
    routes: [
      route('cobalt', '90,90 30,40', 4),
      route('madder', '150,70 214,28', 4),
      route('teal', '190,140 246,180', 4),
      route('ochre', '110,180 50,226', 4),
    ],
  }),
  'menu-article': townMap([224, 154], onDeep('teal'), {
    town: { seed: 244, angle: 6 },
    river: [28, '-80,70 40,60 110,82 180,100 300,80'],
    scene: { depot: [110, 122], depotSize: 21, clearance: 12, inset: 11, lineWidth: 4.2 },
    routes: [route('cobalt', '140,80 200,24', 4, 1), route('madder', '70,110 24,128', 3, 1)],
  }),
};
