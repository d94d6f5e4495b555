import { around, halo, type MapSpec, onTint, route, sceneOf, shopTile, townMap } from '@/art/maps';
import { chip, drawing, legibleChip, mapInset, onMap, widthOf, words } from '@/art/pens';
import { box, disc, edged, lined } from '@/art/pens/shapes';
import { colors } from '@/lib/palette';

const shopsOf =
  (size: number): NonNullable<MapSpec['over']> =>
  ({ routes }, palette) =>
    routes
      .filter(({ hue }) => hue === 'ochre')
      .flatMap(({ stops }) => stops.map(({ at }) => shopTile(at, size, palette.lines.teal)))
      .join('');

/** Units of the maps. */
const fourMinutes = { wide: 113, phone: 54 } as const;

/** At twelve minutes the map ends. */
const reachRings = (reach: number) =>
  around([reach, 2 * reach], 'class="l t1" stroke-width="2" stroke-dasharray="2 7"');

const maps = {
  couriers: townMap([1440, 520], onTint('plum'), {
    town: { seed: 522, angle: 17, centers: '500,230,120 1080,360,90' },
    scene: { depot: [700, 190], depotSize: 32, inset: 26, lineWidth: 4.8 },
    allowed: ([, y]) => y < 352,
    routes: [
      route('cobalt', '600,150 420,130 250,60 110,150', 27, 11),
      route('madder', '700,120 640,50 560,60', 13, 7),
      route('teal', '840,290 1010,300 1160,240 1340,200', 31, 12),
      route('plum', '820,170 940,120 1040,40', 21, 12),
      route('ochre', '640,290 520,330 330,300 170,290', 24, 10),
    ],
  }),
  couriersPhone: townMap([390, 400], onTint('plum'), {
    town: { seed: 523, angle: 24, centers: '120,110,70' },
    scene: { depot: [196, 190], depotSize: 28, inset: 20, clearance: 14 },
    routes: [
      route('cobalt', '130,150 60,100 50,40', 8, 4),
      route('teal', '270,230 320,290 340,370', 8, 3),
      route('plum', '230,120 300,60', 7, 4),
      route('ochre', '150,260 90,320 50,370', 8, 3),
    ],
  }),
  ecommerce: townMap([1440, 430], onTint('cobalt'), {
    town: { seed: 551, angle: 7, turn: 30, centers: '1010,160,90' },
    river: [50, '540,-90 548,40 600,150 560,260 500,360 520,540'],
    scene: { depot: [250, 216], depotSize: 38, inset: 34, clearance: 19, lineWidth: 5.2 },
    routes: [
      route('cobalt', '420,200 700,190 980,230 1150,200 1380,110', 7, 2),
      route('madder', '340,110 460,50 760,80 1060,60', 5, 2),
      route('teal', '380,310 640,340 900,340 1220,370', 6, 2),
      route('ochre', '180,310 60,370', 3, 1),
      route('plum', '180,130 60,60', 4, 2),
    ],
    under: halo([100, 64], colors.cobalt[0], 0.1),
  }),
  ecommercePhone: townMap([390, 400], onTint('cobalt'), {
    town: { seed: 556, angle: 12 },
    river: [38, '150,-80 160,30 210,130 190,230 240,330 230,480'],
    scene: { depot: [86, 210], depotSize: 32, inset: 24, lineWidth: 5 },
    routes: [
      route('cobalt', '150,170 290,130 350,50', 4, 2),
      route('teal', '150,260 300,290 350,350', 4, 1),
      route('plum', '70,130 60,40', 3, 1),
    ],
    under: halo([64, 42], colors.cobalt[0], 0.1),
  }),
  restaurants: townMap([720, 720], onTint('madder'), {
    town: { seed: 531, angle: 11, centers: '230,250,90', parks: '560,190,130,110,12' },
    river: [40, '-90,560 60,540 210,585 360,640 520,615 640,655 820,640'],
    scene: { depot: [360, 356], depotSize: 36, inset: 40, lineWidth: 5 },
    allowed: ([x, y]) => Math.hypot(x - 360, y - 356) < 316,
    routes: [
      route('cobalt', '300,270 170,170', 3, 1),
      route('madder', '450,300 560,240 610,330', 4, 2),
      route('teal', '430,440 560,500', 3, 1),
      route('ochre', '290,440 150,450', 3, 2),
    ],
    under: reachRings(fourMinutes.wide),
  }),
  restaurantsPhone: townMap([350, 350], onTint('madder'), {
    town: { seed: 537, angle: -14, centers: '120,120,60' },
    scene: { depot: [176, 178], depotSize: 28, inset: 24 },
    allowed: ([x, y]) => Math.hypot(x - 175, y - 175) < 146,
    routes: [
      route('cobalt', '120,140 80,90', 3, 1),
      route('madder', '230,140 270,100', 3, 2),
      route('teal', '220,230 270,260', 3, 1),
    ],
    under: reachRings(fourMinutes.phone),
  }),
  retail: townMap([800, 760], onTint('teal'), {
    town: { seed: 543, angle: -9, centers: '300,330,110', parks: '620,160,140,120,-8' },
    river: [46, '-90,640 60,610 220,660 400,700 560,650 700,600 900,620'],
    scene: { depot: [560, 470], depotSize: 36, inset: 40, lineWidth: 5.2 },
    routes: [
      route('ochre', '520,380 480,210 330,110 150,170 110,370 200,480 400,500', 6, 2),
      route('cobalt', '660,400 740,300', 4, 2),
      route('madder', '640,520 740,560', 3, 1),
    ],
    over: shopsOf(34),
  }),
  retailPhone: townMap([390, 380], onTint('teal'), {
    town: { seed: 548, angle: 10 },
    river: [34, '-80,330 60,320 200,346 330,330 470,340'],
    scene: { depot: [290, 220], depotSize: 30, inset: 30, lineWidth: 4.8 },
    routes: [
      route('ochre', '270,140 220,60 110,70 70,160 150,240', 5, 2),
      route('cobalt', '330,150 350,80', 3, 1),
    ],
    over: shopsOf(32),
  }),
};

function minutes(label: string, x: number, y: number) {
  const width = widthOf(label, 17, 'strong') + 24;
  return [
    box(x - width / 2, y - 16, width, 32, edged('surface', 'madder', 2), 16),
    words.strong(label, x, y + 6, 17, 'maddertext', 'middle'),
  ];
}

/** Cut along its last ring: beyond twelve minutes there is no city. */
function round(map: MapSpec, size: number, reach: number) {
  const middle = size / 2;
  const edge = middle - 4;
  const scale = edge / (3 * reach);
  const { width, height } = map.plan;
  const [x, y] = sceneOf(map)?.depot.at ?? [width / 2, height / 2];
  return [
    `<clipPath id="reach">${disc(middle, middle, edge, {})}</clipPath><g clip-path="url(#reach)">`,
    mapInset(map, [middle - scale * x, middle - scale * y, scale * width, scale * height]),
    '</g>',
    disc(middle, middle, edge, lined('madder', 4)),
  ];
}

export const pictures = {
  'couriers-hero': onMap(maps.couriers, () =>
    legibleChip(1440, 'VAN 14 · door 178 of 204', 'truck', 'plum', 884, 160),
  ),
  'couriers-hero-phone': onMap(maps.couriersPhone, () =>
    chip('178 of 204', 'truck', 'plum', 92, 12),
  ),
  'ecommerce-hero': onMap(maps.ecommerce, () =>
    legibleChip(1440, 'VAN 03 · next 14:20', 'truck', 'cobalt', 656, 143),
  ),
  'ecommerce-hero-phone': onMap(maps.ecommercePhone),
  'restaurants-hero': drawing(720, 720, () => [
    round(maps.restaurants, 720, fourMinutes.wide),
    minutes('4 min', 419, 257),
    minutes('8 min', 478, 154),
    minutes('12 min', 538, 52),
    chip('BIKE 02 · 147 °F', 'bike', 'teal', 496, 378),
  ]),
  'restaurants-hero-phone': drawing(350, 350, () => [
    round(maps.restaurantsPhone, 350, fourMinutes.phone),
    minutes('4', 175, 118),
    minutes('8', 175, 61),
    minutes('12 min', 175, 22),
  ]),
  'retail-hero': onMap(maps.retail, () => chip('VAN 05 · 06:55', 'snowflake', 'ochre', 204, 156)),
  'retail-hero-phone': onMap(maps.retailPhone),
};
