import { onDeep, onNight, onPage, onTint, route, townMap } from '@/art/maps';

export const fleetInsets = {
  hero: townMap([820, 596], onNight, {
    town: { seed: 41, angle: -14, centers: '600,170,96' },
    river: [48, '180,-90 190,20 150,130 165,250 250,350 360,450 430,560 450,690'],
    scene: { depot: [410, 316], depotSize: 32, inset: 26, lineWidth: 5 },
    routes: [
      route('cobalt', '510,290 620,230 722,320', 7, 4),
      route('madder', '430,210 370,60', 6, 3),
      route('teal', '300,300 104,190', 6, 3),
      route('ochre', '550,400 630,470 716,540', 7, 3),
      route('plum', '370,420 250,545', 6, 3),
    ],
  }),
  heroPhone: townMap([390, 360], onNight, {
    town: { seed: 47, angle: 12 },
    river: [36, '60,-80 70,10 50,110 90,210 170,290 210,440'],
    scene: { depot: [196, 186], depotSize: 30, inset: 20, clearance: 14, lineWidth: 4.8 },
    routes: [
      route('cobalt', '280,140 362,176', 5, 3),
      route('madder', '170,120 110,40', 4, 2),
      route('teal', '130,180 40,120', 4, 2),
      route('ochre', '270,240 350,310', 5, 2),
      route('plum', '180,260 90,330', 4, 2),
    ],
  }),
  sim: townMap([540, 430], onPage, {
    town: { seed: 61, angle: 18, turn: 20, parks: '420,60,110,80,18' },
    river: [40, '-80,330 20,340 130,372 240,380 340,420 430,440 620,470'],
  }),
  fence: townMap([540, 430], onTint('ochre'), {
    town: { seed: 66, angle: 20, centers: '170,140,74' },
    scene: { depot: [214, 216], depotSize: 28, inset: 22, lineWidth: 4.8 },
    routes: [route('cobalt', '290,230 350,110 470,90', 5, 3)],
  }),
  range: townMap([410, 200], onTint('teal'), {
    town: { seed: 71, angle: -9, centers: '300,60,60' },
  }),
};

export const pictures = {
  'fleet-live': townMap([520, 236], onDeep('cobalt'), {
    town: { seed: 52, angle: 6 },
    river: [38, '-80,66 30,60 130,52 230,76 320,128 430,150 600,140'],
    scene: { depot: [216, 150], depotSize: 28, inset: 18, lineWidth: 4.8 },
    routes: [
      route('cobalt', '150,150 60,190', 5, 3),
      route('madder', '270,80 330,40 470,70', 7, 4),
      route('teal', '290,180 460,205', 5, 2),
    ],
  }),
};
