import { type Drawing, drawing, words } from '@/art/pens';
import {
  at,
  box,
  disc,
  edged,
  type Ink,
  inGrid,
  lined,
  moved,
  segment,
  shape,
  times,
} from '@/art/pens/shapes';

const road = 204;

const panels = (height: number) => [
  ...[-15, 7].map((x) => box(x, -height - 4, 8, 24, edged('surface', 'ink', 3), 2)),
  shape(`M0 ${-height - 14}v14`, lined('ink', 3.5)),
];

const masts: readonly (() => Ink)[] = [
  () => [
    shape(
      'M-26 0L-4-132H4L26 0M-20-38H20M-14-76H14M-26 0L14-76M26 0L-14-76M-14-76L7-114M14-76L-7-114',
      lined('ink', 3),
    ),
    panels(132),
  ],
  () => [shape('M-5 0L-3-118H3L5 0z', edged('surface', 'ink', 3)), panels(118)],
  () => [
    box(-44, -74, 88, 74, edged('surface', 'ink', 3.5), 3),
    ...[-28, -6, 16].flatMap((x) =>
      [-60, -36].map((y) => box(x, y, 12, 14, edged('sunk', 'ink', 2))),
    ),
    shape('M0-74v-50', lined('ink', 3.5)),
    panels(124),
  ],
];

/** Each mast with the truck that it hears. */
const heard = [
  { x: 68, name: 'Network A', hue: 'cobalt', now: 210 },
  { x: 303, name: 'Network B', hue: 'plum', now: 435 },
  { x: 540, name: 'Network C', hue: 'teal', now: 696 },
] as const;
const heardOnPhone = [
  { ...heard[0], x: 58, now: 188 },
  { ...heard[1], x: 250, now: 366 },
] as const;

const scene = (width: number, list: typeof heard | typeof heardOnPhone): Drawing =>
  drawing(width, 260, () => [
    shape(`M0 ${road}H${width}`, lined('edge', 3)),
    ...list.map(({ x }, kind) => at(x, road - 1.5, masts[kind]?.() ?? '')),
    ...list.map(({ now }) =>
      at(now, road, [
        box(-96, -52, 66, 40, edged('surface', 'ink', 3.5), 4),
        shape('M-26-12v-32h15c5 0 8 3 10 7l5 12v13z', edged('surface', 'ink', 3.5)),
        shape('M-18-36h7l6 11h-13z', edged('sunk', 'ink', 2.5)),
        ...[-80, -46, -10].map((x) => disc(x, -10, 8, edged('surface', 'ink', 4))),
      ]),
    ),
    ...list.map(({ x, hue, now }) => [
      segment([x, road - 134], [now - 63, road - 52], lined(hue, 3.5, [0.1, 8])),
      disc(now - 63, road - 52, 7, edged('surface', hue, 4)),
    ]),
    ...list.map(({ x, name, hue }) => words.strong(name, x, road + 34, 16, `${hue}text`, 'middle')),
  ]);

const outline = { fill: 'surface', stroke: 'ink', width: 4 } as const;
const screen = { fill: 'cobalttint', stroke: 'ink', width: 3 } as const;

/** x, y is the middle of the first key. */
const keys = (x: number, y: number, across: number, down: number) =>
  inGrid(times(12, String), 3, [x - 8, y - 5], [across, down], (_, left, top) =>
    box(left, top, 16, 10, { fill: 'edge' }, 4),
  );

const yes = (x: number, y: number): string => words.strong('YES', x, y, 20, 'cobalttext', 'middle');

const bar = () => [
  shape('M66 0v-16', lined('ink', 7)),
  box(0, 0, 86, 196, outline, 18),
  box(11, 16, 64, 54, screen, 6),
  yes(43, 50),
  box(31, 80, 24, 14, edged('surface', 'ink', 3), 7),
  keys(21, 114, 22, 20),
];

const clamshell = () => [
  box(2, -12, 88, 98, outline, 16),
  box(15, 2, 62, 66, screen, 6),
  yes(46, 42),
  box(0, 92, 92, 104, outline, 16),
  box(18, 83, 56, 12, { fill: 'ink' }, 5),
  disc(46, 112, 9, edged('surface', 'ink', 3)),
  keys(23, 136, 23, 16),
];

const cracked = () => [
  box(0, -12, 100, 208, outline, 18),
  box(9, 4, 82, 172, screen, 8),
  box(20, 22, 60, 34, { fill: 'surface' }, 8),
  yes(50, 46),
  shape('M91 84L64 104L70 122L36 134L28 158L9 166', lined('ink', 2.5)),
  segment([70, 122], [90, 136], lined('ink', 2.5)),
];

/** With its year, the middle of its width, and its places in both pictures. */
const phones = [
  [bar, '2004', 43, [120, 28]],
  [clamshell, '2009', 46, [318, 146]],
  [cracked, '2017', 50, [518, 262]],
] as const;

const row = (cut: 0 | 1) =>
  phones.map(([draw, year, middle, places]) => [
    at(places[cut] + 4, 40, moved('scale(.92)', draw())),
    words.mono(year, places[cut] + middle, 248, 16, 'ink2', 'middle'),
  ]);

export const pictures = {
  'sim-phones': drawing(736, 260, () => row(0)),
  'sim-phones-small': drawing(390, 260, () => row(1)),
  'sim-towers': scene(736, heard),
  'sim-towers-small': scene(390, heardOnPhone),
};
