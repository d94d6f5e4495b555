import { townMap } from '@/art/maps/map';
import { onDeep, onNight, onPage } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { halo, minuteRings, shops, shower } from '@/art/maps/subjects';
import { colors, mapColors } from '@/lib/palette';
import { handover } from './handover';

export const routeInsets = {
  hero: townMap([820, 720], onNight, {
    town: { seed: 411, angle: 12, centers: '330,520,90' },
    river: [46, '-90,650 90,640 250,650 420,600 560,530 700,510 920,530'],
    scene: { depot: [434, 376], depotSize: 33, inset: 26, lineWidth: 5 },
    // The card covers the upper right; narrow windows cut the left.
    allowed: ([x, y]) => !(x > 462 && y < 268) && x > 190 && y < 606,
    routes: [
      route('cobalt', '350,290 320,190 270,180 220,230 206,120 230,70', 18),
      route('madder', '420,250 430,120 410,60 350,50 310,90', 14),
      route('teal', '540,320 660,320 760,330 765,410 680,400 580,410', 26),
      route('ochre', '490,450 530,500 600,470 650,540 690,590 770,580', 16),
      route('plum', '350,440 280,450 220,410 200,500 260,570', 15),
    ],
  }),
  heroPhone: townMap([390, 420], onNight, {
    town: { seed: 412, angle: -14, centers: '120,120,60' },
    river: [30, '-80,330 60,318 170,340 300,300 470,310'],
    scene: { depot: [196, 170], depotSize: 27, clearance: 13, inset: 18 },
    allowed: ([, y]) => y < 278,
    routes: [
      route('cobalt', '130,140 50,60', 4),
      route('madder', '200,110 230,36', 4),
      route('teal', '260,150 350,90', 4),
      route('ochre', '250,200 350,240', 4),
      route('plum', '140,200 50,250', 4),
    ],
  }),
  weights: townMap([520, 290], onPage, {
    town: { seed: 421, angle: 22, centers: '400,90,70', parks: '110,220,90,70,10' },
    scene: { depot: [262, 150], depotSize: 28, inset: 18, lineWidth: 4.8 },
    routes: [
      route('cobalt', '190,110 110,60 40,90', 5),
      route('madder', '300,90 400,40', 5),
      route('teal', '350,170 470,200', 5),
      route('ochre', '220,210 130,250', 4),
    ],
  }),
  storm: townMap([560, 560], onDeep('cobalt'), {
    town: { seed: 431, angle: -9, turn: 28, centers: '180,190,80' },
    river: [36, '330,-80 340,40 372,150 420,260 430,360 400,560'],
    scene: { depot: [96, 250], depotSize: 31, inset: 20, lineWidth: 5 },
    allowed: ([, y]) => y < 464,
    routes: [
      // VAN 14 has taken over two stops of VAN 11, which goes into the rain too.
      route('plum', '170,190 250,110 400,90 460,110', 7, 2),
      route('ochre', '200,255 300,215 400,205 470,190 500,240', 10, 3),
      route('teal', '150,330 260,350', 5, 2),
    ],
    under: shower([452, 150], 118, mapColors.shower.overRain),
    over: handover([-16, -34, 'end'], [-22, 18, 'start']),
  }),
};

const useSize = [302, 330] as const;
const useScene = { lineWidth: 4.8, depotSize: 28, clearance: 13, inset: 16 };

export const pictures = {
  'route-restaurants': townMap(useSize, onDeep('madder'), {
    town: { seed: 441, angle: -18, centers: '90,240,60' },
    scene: { ...useScene, depot: [160, 158] },
    routes: [
      route('cobalt', '110,120 60,60', 4, 2),
      route('madder', '200,110 240,50', 4, 1),
      route('teal', '210,200 260,260', 4, 2),
      route('ochre', '120,220 60,270', 3, 1),
    ],
    under: minuteRings([52, 104], colors.madder[1]),
  }),
  'route-retail': townMap(useSize, onDeep('teal'), {
    town: { seed: 442, angle: 17 },
    river: [32, '-70,270 40,262 130,284 220,262 380,280'],
    scene: { ...useScene, depot: [92, 160] },
    routes: [
      route('cobalt', '100,100 60,40', 3, 1),
      route('madder', '160,130 210,60 260,50', 4, 2),
      route('teal', '170,190 260,200', 4, 1),
    ],
    over: shops(22),
  }),
  'route-ecommerce': townMap(useSize, onDeep('cobalt'), {
    town: { seed: 443, angle: -6, turn: 30 },
    river: [32, '210,-70 200,40 236,130 220,220 250,400'],
    scene: { ...useScene, depot: [70, 262] },
    routes: [
      route('cobalt', '60,180 40,50', 3, 1),
      route('madder', '120,200 130,110 160,40', 3, 2),
      route('teal', '140,250 280,180', 3, 1),
      route('ochre', '150,290 280,300', 3, 1),
    ],
    under: halo([62, 42], colors.cobalt[1], 0.12),
  }),
  'route-couriers': townMap(useSize, onDeep('plum'), {
    town: { seed: 444, angle: 30, centers: '210,90,70' },
    scene: { ...useScene, depot: [142, 182] },
    routes: [
      route('cobalt', '100,140 50,60', 9, 4),
      route('madder', '170,120 230,50', 10, 4),
      route('teal', '210,200 270,170', 7, 3),
      route('ochre', '180,250 240,290', 8, 4),
      route('plum', '90,220 40,280', 8, 3),
    ],
  }),
};
