import { onNight, route, townMap } from '@/art/maps';

export const pictures = {
  contact: townMap([640, 900], onNight, {
    town: { seed: 811, angle: 21, centers: '340,430,100', parks: '520,250,120,100,20' },
    river: [44, '120,-90 128,60 96,220 130,380 96,520 190,640 260,760 300,990'],
    scene: { depot: [340, 440], depotSize: 34, inset: 40, inbound: true, lineWidth: 5 },
    allowed: ([, y]) => y > 240 && y < 650,
    routes: [
      route('teal', '300,350 250,300 220,262', 4, 2),
      route('madder', '420,400 480,340 570,300', 5, 3),
      route('cobalt', '270,480 180,540 70,580', 5, 2),
      route('ochre', '400,510 450,580 540,625', 5, 3),
    ],
  }),
  'contact-phone': townMap([390, 420], onNight, {
    town: { seed: 812, angle: 16, centers: '200,200,70' },
    river: [32, '70,-80 80,30 52,130 84,240 150,330 170,500'],
    lineWidth: 4.8,
    scene: { depot: [212, 206], depotSize: 30, clearance: 13, inset: 24, inbound: true },
    routes: [
      route('teal', '180,140 130,50', 3, 1),
      route('madder', '270,180 350,90', 4, 2),
      route('cobalt', '150,250 40,300', 3, 1),
      route('ochre', '250,280 330,370', 4, 2),
    ],
  }),
};
