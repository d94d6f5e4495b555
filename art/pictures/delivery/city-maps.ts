import { onPage, onTint, route, townMap } from '@/art/maps';

export const deliveryInsets = {
  'delivery-city': townMap([900, 650], onTint('madder'), {
    town: { seed: 408, angle: 14, centers: '300,330,100', parks: '90,520,120,110,10' },
    river: [46, '250,-90 256,20 236,120 262,230 330,330 372,450 430,560 470,740'],
    scene: { depot: [206, 392], depotSize: 32, inset: 30, lineWidth: 5 },
    allowed: ([x, y]) => x < 424 && y > 170,
    routes: [
      route('madder', '190,290 330,190 400,240', 7, 4),
      route('cobalt', '300,470 330,590', 6, 2),
      route('teal', '110,340 60,210', 5, 2),
    ],
  }),
  'delivery-city-phone': townMap([390, 420], onTint('madder'), {
    town: { seed: 412, angle: -12, centers: '250,120,80' },
    river: [36, '90,-80 96,20 80,120 110,230 60,330 30,500'],
    scene: { depot: [176, 150], depotSize: 28, inset: 22, lineWidth: 5 },
    allowed: ([, y]) => y < 190,
    routes: [route('madder', '240,110 330,70', 5, 3), route('cobalt', '130,80 60,60', 4, 2)],
  }),
  'pickup-town': townMap([560, 460], onPage, {
    town: { seed: 421, angle: 22, centers: '330,210,90' },
    river: [40, '-80,330 60,352 160,400 300,424 420,480 520,560'],
    scene: { depot: [92, 232], depotSize: 32, inset: 36, lineWidth: 5.4 },
    allowed: ([x, y]) => y < 330 || x > 330,
    routes: [route('madder', '170,150 250,90 370,110 440,220 380,300', 9, 4)],
  }),
};
