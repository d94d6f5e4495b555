import { card, drawing, hue, phone, stop, tag, tile, vehicle, words } from '@/art/pens';
import { at, box, edged, lined, segment, spaced, times } from '@/art/pens/shapes';

const houses = (numbers: readonly number[], x: number, y: number) =>
  numbers.map((number, i) => [
    box(x + i * 58, y, 54, 60, edged('surface', 'edge', 2), 4),
    words.mono(`${number}`, x + i * 58 + 27, y + 36, 17, 'ink', 'middle'),
  ]);

export const pictures = {
  /** Odd doors, round the corner, even doors back. */
  'couriers-planning': drawing(560, 240, { ground: 'sunk' }, () => {
    const doors = [0, 1, 2, 3, 4, 5].map((i) => 43 + i * 58);
    const row = [66, 120, 174];
    return [
      box(0, 80, 560, 80, { fill: 'highlight' }),
      box(372, 0, 80, 240, { fill: 'highlight' }),
      words.text('Bobbin Street', 16, 126, 18, 'ink3'),
      houses([31, 33, 35, 37, 39, 41], 16, 12),
      houses([30, 32, 34, 36, 38, 40], 16, 168),
      at(466, 12, box(0, 0, 78, 60, edged('surface', 'edge', 2), 4)),
      at(466, 168, box(0, 0, 78, 60, edged('surface', 'edge', 2), 4)),
      words.mono('18', 505, 48, 19, 'ink', 'middle'),
      words.mono('22', 505, 204, 19, 'ink', 'middle'),
      hue('M0 94H340q14 0 14 14v24q0 14 -14 14H160', 'plum'),
      hue('M440 0V94M440 94V240', 'teal'),
      ...doors.map((x) => stop(x, 94, 'plum', { served: x < 250, ground: 'highlight' })),
      ...doors.slice(2).map((x) => stop(x, 146, 'plum', { ground: 'highlight' })),
      ...row.map((y) => stop(440, y - 24, 'teal', { ground: 'highlight' })),
      vehicle(246, 94, 0, 13, 'highlight'),
    ];
  }),
  'couriers-code': drawing(560, 240, { ground: 'plumtint' }, () => {
    const next = edged('highlight', 'plum', 3);
    const digits = ['7', '3', '1', ''];
    const keys = ['1', '2', '3', '4', '5', '6'];
    const screen = [
      words.mono('Door 178 of 204', 26, 70, 18, 'ink2'),
      words.sign('39 Bobbin Street', 26, 104, 30),
      ...digits.map((digit, i) => [
        box(26 + i * 54, 120, 44, 44, digit ? edged('highlight', 'ink') : next, 8),
        words.mono(digit, 48 + i * 54, 151, 24, 'ink', 'middle'),
      ]),
      ...keys.map((key, i) => [
        box(26 + (i % 3) * 72, 178 + Math.floor(i / 3) * 58, 62, 50, { fill: 'sunk' }, 10),
        words.strong(key, 57 + (i % 3) * 72, 211 + Math.floor(i / 3) * 58, 22, 'ink', 'middle'),
      ]),
    ];
    const notes = [
      ['key-round', 'plum', 'Code asked', '14:05'],
      ['scan-line', 'cobalt', 'Scan next', '1 parcel'],
    ] as const;
    return [
      phone(44, 24, 256, 320, screen, '14:05'),
      ...notes.map(([name, hue, title, note], i) =>
        at(332, 42 + i * 92, [
          card(0, 0, 200, 76),
          tile(14, 16, 44, name, hue),
          words.strong(title, 72, 34, 19),
          words.mono(note, 72, 57, 18, 'ink2'),
        ]),
      ),
    ];
  }),
  'couriers-link': drawing(560, 240, { ground: 'sunk' }, () => {
    const xs = times(12, (i) => 44 + i * 43);
    const now = xs[8] ?? 0;
    return [
      words.sign('6 min away', 34, 92, 50),
      tag('Link opened 14:02', 526, 62, { fill: 'surface', color: 'ink2', size: 18 }, 'end'),
      hue(`M44 148H${now}`, 'plum', { width: 6 }),
      hue(`M${now} 148H517`, 'edge', { width: 6 }),
      ...xs.map((x, i) =>
        stop(x, 148, i < 8 ? 'plum' : 'edge', { radius: 9, served: i < 8, ground: 'sunk' }),
      ),
      vehicle(now, 148, 0, 20, 'sunk'),
      words.mono('left the hub 06:30', 34, 204, 18, 'ink2'),
      words.mono('your door 14:08', 526, 204, 18, 'ink', 'end'),
    ];
  }),
  'couriers-debrief': drawing(560, 240, { light: 'night', ground: 'sunk' }, () => {
    const routes = [
      ['Moreau', 204, '2.5', 'plum'],
      ['Okafor', 196, '2.6', 'cobalt'],
      ['Castellanos', 188, '2.9', 'madder'],
      ['Bhatt', 171, '2.7', 'ochre'],
    ] as const;
    return [
      words.text('doors', 440, 42, 18, 'ink3', 'end'),
      words.text('min each', 530, 42, 18, 'ink3', 'end'),
      ...spaced(routes, 80, 42, ([name, doors, each, hue], y) => [
        words.text(name, 30, y, 20),
        box(154, y - 13, (doors / 204) * 226, 13, { fill: hue }, 3),
        words.mono(`${doors}`, 440, y, 20, 'ink', 'end'),
        words.mono(each, 530, y, 20, 'ink2', 'end'),
      ]),
      segment([154, 50], [154, 218], lined('edge', 2)),
    ];
  }),
};
