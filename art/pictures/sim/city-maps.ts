import { onPage, onTint } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { townMaps } from '@/art/maps/town-map';

/** Maps inside the drawings of the SIM-tracking page, which add cells, pings and words to them. */
export const simInsets = townMaps({
  hero: {
    size: [820, 596],
    ...onTint('cobalt'),
    town: { seed: 83, angle: 11, centers: '330,170,90' },
    river: [46, '-80,400 60,424 190,486 330,500 470,478 610,510 730,570 900,590'],
  },
  heroPhone: {
    size: [390, 360],
    ...onTint('cobalt'),
    town: { seed: 88, angle: -12 },
    river: [36, '-80,250 40,262 140,300 250,300 340,270 480,270'],
  },
  compare: {
    size: [540, 400],
    ...onPage,
    town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
    river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
    lineWidth: 4.8,
    scene: { depot: [76, 322], depotSize: 28, inset: 24 },
    routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
  },
});
