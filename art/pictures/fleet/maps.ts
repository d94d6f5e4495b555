import { onDeep, onPage, onTint, places, route, townMap } from '@/art/maps';
import { card, chip, drawing, icon, onMap, tile, words } from '@/art/pens';
import { box, disc, edged, line, lined, segment, shape } from '@/art/pens/shapes';
import { pictures as groundMaps } from '@/art/pictures/home/ground';
import { heardAt, pings, tower } from '@/art/screens/cells';
import type { Point } from '@/lib/city/types';

const fleetInsets = {
  sim: townMap([540, 430], onPage, {
    town: { seed: 61, angle: 18, turn: 20, parks: '420,60,110,80,18' },
    river: [40, '-80,330 20,340 130,372 240,380 340,420 430,440 620,470'],
  }),
  fence: townMap([540, 430], onTint('ochre'), {
    town: { seed: 66, angle: 20, centers: '170,140,74' },
    scene: { depot: [214, 216], depotSize: 28, inset: 22, lineWidth: 4.8 },
    routes: [route('cobalt', '290,230 350,110 470,90', 5, 3)],
    under: () => shape(`M${fence.join('L')}z`, { fill: 'ochre', opacity: 0.16 }),
  }),
  range: townMap([410, 200], onTint('teal'), {
    town: { seed: 71, angle: -9, centers: '300,60,60' },
  }),
};

const fence = places('62,172 176,58 292,58 404,178 364,294 206,318 86,268');

const job = (x: number, y: number): string => disc(x, y, 7, edged('surface', 'ink', 3.5));

export const pictures = {
  'fleet-live': townMap([520, 236], onDeep('cobalt'), {
    town: { seed: 52, angle: 6 },
    river: [38, '-80,66 30,60 130,52 230,76 320,128 430,150 600,140'],
    scene: { depot: [216, 150], depotSize: 28, inset: 18, lineWidth: 4.8 },
    routes: [
      route('cobalt', '150,150 90,190', 5, 3),
      route('madder', '270,80 330,40 420,70', 7, 4),
      route('teal', '290,180 420,205', 5, 2),
    ],
  }),
  'fleet-screen': drawing(680, 600, { ground: groundMaps.console }, () =>
    chip('29 mph', 'truck', 'cobalt', 132, 92),
  ),
  'fleet-sim': onMap(fleetInsets.sim, () => [
    tower(96, 84, [58, 104, 152], 'cobalt'),
    tower(448, 66, [58, 104, 152], 'cobalt'),
    tower(196, 366, [58, 104, 152], 'cobalt'),
    pings(
      heardAt('58,318,40 118,268,30 184,246,34 244,196,26 310,182,21 364,134,17 428,150,22'),
      'cobalt',
    ),
    card(262, 292, 258, 116),
    words.mono('+91 ·· ··· 4471', 282, 324, 16, 'ink2'),
    words.sign('7 pings since 6 AM', 282, 358, 25),
    words.text('Last heard 2 min ago', 282, 386, 17, 'ink2'),
  ]),
  'fleet-fence': onMap(fleetInsets.fence, () => [
    line([...fence, fence[0] as Point], lined('ochre', 3.5, [9, 8])),
    ...fence.map(([x, y]) => box(x - 7, y - 7, 14, 14, edged('surface', 'ochre', 3.5), 4)),
    disc(344, 115, 22, lined('madder', 3.5)),
    card(20, 338, 452, 74),
    tile(36, 354, 42, 'triangle-alert', 'madder'),
    words.strong('VAN 03 left Riverside', 94, 371, 18),
    words.text('Outside for 2 min, still moving', 94, 396, 16, 'ink2'),
    words.mono('2:08', 456, 371, 16, 'ink2', 'end'),
  ]),
  'fleet-range': onMap(fleetInsets.range, () => [
    disc(132, 100, 112, lined('teal', 3, [7, 7])),
    disc(132, 100, 78, { fill: 'teal', opacity: 0.18 }),
    disc(132, 100, 78, lined('teal', 4)),
    job(86, 62),
    job(172, 136),
    job(316, 142),
    segment([301, 157], [331, 127], lined('madder', 4)),
    disc(132, 100, 19, edged('ink', 'surface', 4)),
    icon('zap', 121, 89, 22, 'paper'),
    card(214, 16, 180, 72, 10),
    shape('M230 41h20', lined('teal', 4)),
    words.strong('52 mi at 39 °F', 260, 46, 16),
    shape('M230 68h20', lined('teal', 3, [5, 5])),
    words.text('75 mi at 68 °F', 260, 73, 16, 'ink2'),
  ]),
};
