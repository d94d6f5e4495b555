import type { Hue } from '@/art/maps/palette';
import { type Color, drawing, icon, signature, words } from '@/art/pens';
import { at, box, disc, edged, type Ink, lined, moved, segment, shape } from '@/art/pens/shapes';
import { atDesk } from '@/art/people/desk';
import { dispatcher, driver, fleetManager, loader, recipient } from '@/art/people/figures';
import { board, piece, seam } from '@/art/people/pieces';
import { carton, van } from '@/art/people/props';
import { stands } from '@/art/people/scene';

const [width, floor, scale] = [256, 396, 0.84];

const size = 16.6;

/** Ends 12 units from the tile's right edge; its line leads to the device. */
const callout = (wide: number, high: number, x: number, y: number, ink: Ink): Ink => {
  const left = width - 12 - wide;
  return [
    segment([Math.max(x, left + 14), 14 + high], [x, y], { stroke: 'ink', width: 2 }),
    board([left, 14, wide, high], 'surface', 10, 2.2),
    moved(`translate(${left + 12} 14)`, ink),
  ];
};

const title = (line: string): Ink => words.strong(line, 0, 26, 17.5);

const row = (line: string, y: number, color: Color = 'ink2'): Ink =>
  words.text(line, 0, y, size, color);

const vehicles = ['VAN 03', 'VAN 07', 'BIKE 02', 'VAN 11', 'VAN 14'];

const orders = [
  ['Store', '41'],
  ['WMS', '36'],
  ['Spreadsheet', '12'],
] as const;

const streets = (wide: number): Ink => [
  box(0, 0, wide, 72, { fill: 'sunk' }, 5),
  seam(`M0 22H${wide}M0 50H${wide}M26 0V72M${wide - 30} 0V72`, 'surface', 4),
];

const plan: readonly (readonly [string, Hue])[] = [
  ['M52 36V22H12V10', 'cobalt'],
  ['M60 36V10H94', 'madder'],
  ['M64 38H104V22', 'teal'],
  ['M58 44V60H92V54', 'ochre'],
  ['M52 40H26V62H8', 'plum'],
];

/** From behind, cut by the tile's edge. */
const parked = (hue: Hue): Ink => moved('translate(90 8) scale(1.06)', van(hue));

const last = 4;

/** One line in the color of VAN 07, whose last stop is open. */
const line = (i: number): Ink => [
  segment([i === 0 ? 31 : 0, 424], [i === last ? 31 : width, 424], lined('madder', 5)),
  i === last
    ? disc(31, 424, 9, edged('surface', 'madder', 5))
    : disc(31, 424, 8, edged('madder', 'surface', 3)),
];

const tile = (i: number, time: string, tint: Hue, draw: () => Ink) =>
  drawing(width, 470, () => {
    const [left, wide] = [i === last ? -30 : 0, i === 0 || i === last ? width + 30 : width];
    const radius = wide > width ? 16 : 0;
    const grounds: readonly Color[] = [`${tint}tint`, i % 2 ? 'nightsunk' : 'nightsurface'];
    return [
      grounds.map((fill) => box(left, 0, wide, 470, { fill }, radius)),
      segment([0, floor], [width, floor], { stroke: 'ink', width: 2.4 }),
      draw(),
      line(i),
      words.strong(time, 18, 457, size),
    ];
  });

/** Five tiles that stand side by side as one picture. */
export const pictures = {
  'day-connect': tile(0, '5:20 AM', 'plum', () => [
    parked('cobalt'),
    stands(fleetManager, 58, { y: floor, scale }),
    callout(128, 156, 112, 216, [
      title('5 connected'),
      vehicles.map((name, i) => [
        words.mono(name, 0, 54 + i * 22, size, 'ink2'),
        icon('check', 84, 40 + i * 22, 18, 'success'),
      ]),
    ]),
  ]),
  'day-load': tile(1, '5:32 AM', 'ochre', () => [
    carton([184, 318, 60, 78], { hue: 'madder' }),
    carton([188, 254, 54, 64], { hue: 'madder', label: false }),
    seam('M160 206L196 268', 'signal', 2.4),
    stands(loader, 62, { y: floor, scale }),
    callout(158, 122, 142, 200, [
      title('89 orders'),
      orders.map(([name, count], i) => [
        row(name, 56 + i * 25),
        words.mono(count, 134, 56 + i * 25, size, 'ink', 'end'),
      ]),
    ]),
  ]),
  'day-optimize': tile(2, '5:40 AM', 'cobalt', () => [
    at(94, floor, atDesk(dispatcher)),
    callout(136, 162, 176, 202, [
      title('89 stops'),
      moved('translate(0 40)', [
        streets(112),
        plan.map(([data, hue]) => shape(data, lined(hue, 3.4))),
        box(51, 29, 14, 14, { fill: 'ink' }, 3),
      ]),
      icon('check', -2, 128, 18, 'success'),
      words.strong('0 crossings', 20, 143, size, 'success'),
    ]),
  ]),
  'day-dispatch': tile(3, '9:12 AM', 'teal', () => [
    parked('madder'),
    stands(driver, 56, { y: floor, scale }),
    callout(134, 160, 118, 196, [
      row('Stop 2 of 14', 26),
      words.strong('14 Bobbin St', 0, 49, 17.5),
      moved('translate(0 62)', [
        streets(110),
        shape('M26 64V50H80V18', lined('madder', 4)),
        disc(80, 16, 6, edged('surface', 'madder', 3.4)),
        disc(26, 62, 6, { fill: 'ink' }),
      ]),
    ]),
  ]),
  'day-prove': tile(4, '2:06 PM', 'madder', () => [
    board([22, 134, 112, floor - 134], 'surface'),
    board([32, 143, 92, floor - 143], 'ochrecloth'),
    piece(`M32 143L2 127V${floor + 14}L32 ${floor}Z`, 'plumdeep'),
    disc(12, 270, 3.4, { fill: 'ochrecloth', stroke: 'ink', width: 2 }),
    board([6, floor - 6, 142, 9], 'stone'),
    stands(recipient, 76, { y: floor - 5, scale: 0.8 }),
    callout(140, 110, 106, 218, [
      title('Delivered'),
      row('22 Dyers’ Row', 50),
      moved('translate(-6 62) scale(.8)', signature(0, 0)),
    ]),
  ]),
};
