import { halo, minuteRings, onDeep, route, townMap } from '@/art/maps';
import { colors } from '@/lib/palette';

export const pictures = {
  'voices-couriers': townMap([370, 260], onDeep('plum'), {
    town: { seed: 141, angle: 24, centers: '130,80,74' },
    scene: { depot: [186, 132], depotSize: 30, inset: 20 },
    routes: [
      route('cobalt', '130,110 50,60', 10),
      route('madder', '240,100 320,50', 9),
      route('teal', '260,160 330,210', 9),
      route('ochre', '130,170 50,215', 10),
    ],
  }),
  'voices-restaurants': townMap([370, 260], onDeep('madder'), {
    town: { seed: 152, angle: -14, centers: '190,110,60' },
    river: [34, '-60,250 60,232 190,250 300,214 430,222'],
    scene: { depot: [186, 122], depotSize: 30, inset: 20 },
    routes: [
      route('cobalt', '110,90 60,40', 4, 2),
      route('madder', '260,90 330,50', 4, 2),
      route('teal', '250,160 330,170', 3, 1),
    ],
    under: minuteRings([58, 112, 166], colors.madder[1]),
  }),
  'voices-ecommerce': townMap([370, 260], onDeep('cobalt'), {
    scale: 0.72,
    town: { seed: 166, angle: 8, turn: 24 },
    river: [44, '210,-60 226,60 214,170 250,280 240,430'],
    scene: { depot: [118, 180], depotSize: 42, inset: 26, lineWidth: 6.2 },
    routes: [
      route('cobalt', '220,90 320,80 470,60', 3),
      route('madder', '230,260 340,280 460,300', 4),
      route('teal', '60,300', 2),
    ],
    under: halo([72, 48], colors.cobalt[1], 0.1),
  }),
};
