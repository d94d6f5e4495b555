import { card, drawing, hue, phone, stop, stops, tag, tile, vehicle, words } from '@/art/pens';
import { at, box, boxes, edged, inGrid, lined, segment, spaced, times } from '@/art/pens/shapes';

const houses = (numbers: readonly number[], y: number) =>
  spaced(numbers, 16, 58, (number, x) => [
    box(x, y, 54, 60, edged('surface', 'edge', 2), 4),
    words.mono(`${number}`, x + 27, y + 36, 17, 'ink', 'middle'),
  ]);

const open = { ground: 'surface' } as const;

const screen = [
  words.mono('Stop 178 of 204', 26, 70, 18, 'ink2'),
  words.sign('39 Bobbin Street', 26, 104, 30),
  spaced(['7', '3', '1', ''], 26, 54, (digit, x) => [
    box(x, 120, 44, 44, digit ? edged('highlight', 'ink') : edged('highlight', 'plum', 3), 8),
    words.mono(digit, x + 22, 151, 24, 'ink', 'middle'),
  ]),
  inGrid(['1', '2', '3', '4', '5', '6'], 3, [26, 178], [72, 58], (key, x, y) => [
    box(x, y, 62, 50, { fill: 'sunk' }, 10),
    words.strong(key, x + 31, y + 33, 22, 'ink', 'middle'),
  ]),
];
const notes = [
  ['key-round', 'plum', 'Code asked', '2:05'],
  ['scan-line', 'cobalt', 'Scan next', '1 package'],
] as const;

/** The last one is the customer's door. */
const passed = times(13, (i) => 44 + i * 39);
const nowX = (passed[9] ?? 0) + 19.5;

const routes = [
  ['Moreau', 204, '2.5', 'plum'],
  ['Okafor', 196, '2.6', 'cobalt'],
  ['Castellanos', 188, '2.9', 'madder'],
  ['Bhatt', 171, '2.7', 'ochre'],
] as const;

export const pictures = {
  /** Odd doors, round the corner, even doors back. */
  'couriers-planning': drawing(560, 240, { ground: 'sunk' }, () => [
    boxes('0,80,560,80 372,0,80,240', { fill: 'surface' }),
    words.text('Bobbin Street', 16, 126, 18, 'ink3'),
    houses([31, 33, 35, 37, 39, 41], 12),
    houses([30, 32, 34, 36, 38, 40], 168),
    [12, 168].map((y) => at(466, y, box(0, 0, 78, 60, edged('surface', 'edge', 2), 4))),
    words.mono('18', 505, 48, 19, 'ink', 'middle'),
    words.mono('22', 505, 204, 19, 'ink', 'middle'),
    hue('M0 94H340q14 0 14 14v24q0 14 -14 14H160', 'plum'),
    hue('M440 0V94M440 94V240', 'teal'),
    stops('43,94 101,94 159,94 217,94', 'plum', { ...open, served: true }),
    stops('275,94 333,94 159,146 217,146 275,146 333,146', 'plum', open),
    stops('440,42 440,96 440,150', 'teal', open),
    vehicle(246, 94, 0, 13, 'surface'),
  ]),
  'couriers-code': drawing(560, 240, { ground: 'plumtint' }, () => [
    phone(44, 24, 256, 320, screen, '2:05'),
    spaced(notes, 42, 92, ([name, hue, title, note], y) =>
      at(322, y, [
        card(0, 0, 222, 76),
        tile(14, 16, 44, name, hue),
        words.strong(title, 68, 34, 19),
        words.mono(note, 68, 58, 18, 'ink2'),
      ]),
    ),
  ]),
  'couriers-link': drawing(560, 240, { ground: 'sunk' }, () => [
    words.sign('6 min away', 34, 92, 50),
    tag('Link opened 2:02', 526, 62, { fill: 'surface', color: 'ink2', size: 18 }, 'end'),
    hue(`M44 148H${nowX}`, 'plum', { width: 6 }),
    hue(`M${nowX} 148H512`, 'edge', { width: 6 }),
    ...passed.map((x, i) =>
      stop(x, 148, i < 10 ? 'plum' : 'edge', { radius: 7, served: i < 10, ground: 'sunk' }),
    ),
    vehicle(nowX, 148, 0, 9, 'sunk'),
    words.mono('last 12 stops', 34, 204, 18, 'ink2'),
    words.mono('your door 2:08', 526, 204, 18, 'ink', 'end'),
  ]),
  'couriers-debrief': drawing(560, 240, { light: 'night', ground: 'sunk' }, () => [
    words.text('stops', 412, 42, 18, 'ink3', 'end'),
    words.text('min each', 530, 42, 18, 'ink3', 'end'),
    ...spaced(routes, 80, 42, ([name, doors, each, hue], y) => [
      words.text(name, 18, y, 20),
      box(166, y - 13, (doors / 204) * 188, 13, { fill: hue }, 3),
      words.mono(`${doors}`, 412, y, 20, 'ink', 'end'),
      words.mono(each, 530, y, 20, 'ink2', 'end'),
    ]),
    segment([166, 50], [166, 218], lined('edge', 2)),
  ]),
};
