import type { MapSpec } from '@/art/maps/map';
import { onTint, type Thread } from '@/art/maps/palette';
import { route } from '@/art/maps/scene';
import { around, shopTile } from '@/art/maps/subjects';
import { townMaps } from '@/art/maps/town-map';
import { parcelInsets } from './parcels';

/** Shops at the stops of one route; the others lead to doorsteps. */
const shopsOf =
  (thread: Thread, size: number): NonNullable<MapSpec['over']> =>
  ({ routes }, palette) =>
    routes
      .filter((drawn) => drawn.thread === thread)
      .flatMap(({ stops }) => stops.map(({ at }) => shopTile(at, size, palette.lines.teal)))
      .join('');

/** Rings of minutes around the kitchen, in the hue of the ground. */
const reachRings = (radii: readonly number[]) =>
  around(radii, 'class="l t1" stroke-width="2" stroke-dasharray="2 7"');

/** The maps in the heroes of the use cases. */
export const useCaseInsets = {
  ...parcelInsets,
  ...townMaps({
    'restaurants-map': {
      size: [720, 720],
      ...onTint('madder'),
      town: { seed: 531, angle: 11, centers: '230,250,90', parks: '560,190,130,110,12' },
      river: [40, '-90,560 60,540 210,585 360,640 520,615 640,655 820,640'],
      lineWidth: 5,
      scene: { depot: [360, 356], depotSize: 36, inset: 40 },
      allowed: ([x, y]) => Math.hypot(x - 360, y - 356) < 316,
      routes: [
        route('cobalt', '300,270 170,170', 3, 1),
        route('madder', '450,300 560,240 610,330', 4, 2),
        route('teal', '430,440 560,500', 3, 1),
        route('ochre', '290,440 150,450', 3, 2),
      ],
      under: reachRings([113, 226]),
    },
    'restaurants-map-phone': {
      size: [350, 350],
      ...onTint('madder'),
      town: { seed: 537, angle: -14, centers: '120,120,60' },
      lineWidth: 4.6,
      scene: { depot: [176, 178], depotSize: 28, inset: 24 },
      allowed: ([x, y]) => Math.hypot(x - 175, y - 175) < 146,
      routes: [
        route('cobalt', '120,140 80,90', 3, 1),
        route('madder', '230,140 270,100', 3, 2),
        route('teal', '220,230 270,260', 3, 1),
      ],
      under: reachRings([58, 116]),
    },
    'retail-map': {
      size: [800, 760],
      ...onTint('teal'),
      town: { seed: 543, angle: -9, centers: '300,330,110', parks: '620,160,140,120,-8' },
      river: [46, '-90,640 60,610 220,660 400,700 560,650 700,600 900,620'],
      lineWidth: 5.2,
      scene: { depot: [560, 470], depotSize: 36, inset: 40 },
      routes: [
        route('ochre', '520,380 480,210 330,110 150,170 110,340 200,480 400,500', 6, 2),
        route('cobalt', '660,400 740,300', 4, 2),
        route('madder', '640,520 740,560', 3, 1),
      ],
      over: shopsOf('ochre', 34),
    },
    'retail-map-phone': {
      size: [390, 380],
      ...onTint('teal'),
      town: { seed: 548, angle: 10 },
      river: [34, '-80,330 60,320 200,346 330,330 470,340'],
      lineWidth: 4.8,
      scene: { depot: [290, 220], depotSize: 30, inset: 30 },
      routes: [
        route('ochre', '270,140 220,60 110,70 70,160 150,240', 5, 2),
        route('cobalt', '330,150 350,80', 3, 1),
      ],
      over: shopsOf('ochre', 32),
    },
  }),
};
