import { type Hue, num } from '../maps';
import { box, type Color, disc, type Ink, moved, shape, times } from '../pens';
import { board, oval, piece, seam } from './pieces';

/** `turn` in degrees. */
const held = (x: number, y: number, turn: number, ink: Ink): Ink =>
  moved(`translate(${num(x)} ${num(y)}) rotate(${turn})`, ink);

/** Lines of a screen, as [color, width] from its top. */
export const lines = (
  x: number,
  y: number,
  step: number,
  list: readonly (readonly [Hue, number])[],
) => list.map(([hue, width], i) => box(x, y + i * step, width, 5, { fill: hue }, 2.5));

export const phone = (x: number, y: number, turn = 0, hue: Hue = 'madder'): Ink =>
  held(x, y, turn, [
    board([-9, -17, 18, 34], 'ink', 4, 1.6),
    box(-6.4, -14, 12.8, 28, { fill: 'surface' }, 2),
    seam('M-4 8L-1 2L3 -2L2 -9', hue, 2.4),
  ]);

export const tablet = (x: number, y: number, turn = 0): Ink =>
  held(x, y, turn, [
    board([-32, -22, 64, 44], 'ink', 5, 1.6),
    box(-28, -18, 56, 36, { fill: 'surface' }, 2),
    lines(-22, -12, 10, [
      ['cobalt', 34],
      ['madder', 24],
      ['teal', 40],
    ]),
  ]);

export const scanner = (x: number, y: number, turn = 0): Ink =>
  held(x, y, turn, [
    board([-6.5, -26, 13, 9], 'signal', 2, 2),
    board([-10, -21, 20, 42], 'ink2', 5, 2.2),
    box(-6.4, -15, 12.8, 17, { fill: 'surface' }, 2),
    seam('M-4 7h.1M0 7h.1M4 7h.1M-4 12h.1M0 12h.1M4 12h.1', 'paper', 2.4),
  ]);

export const clipboard = (x: number, y: number, turn = 0): Ink =>
  held(x, y, turn, [
    board([-20, -24, 36, 46], 'ochrecloth', 3),
    board([-16, -18, 28, 36], 'whitecloth', 1, 1.8),
    seam('M-11 -10H6M-11 -3H6M-11 4H0', 'edge', 1.8),
    board([-9, -28, 14, 8], 'ink2', 2, 2),
  ]);

type Place = readonly [x: number, y: number, width: number, height: number];

interface Carton {
  /** The color of its van. */
  hue?: Hue;
  label?: boolean;
}

export function carton([x, y, width, height]: Place, { hue, label = true }: Carton = {}): Ink {
  const tape = [x + width * 0.42, y, width * 0.16, height * 0.3] as const;
  const sticker = [x + width * 0.58, y + height * 0.56, width * 0.3, height * 0.28] as const;
  return [
    board([x, y, width, height], 'carton'),
    board(tape, 'cartontape', 0, 1.8),
    label ? board(sticker, 'whitecloth', 1.5, 1.6) : '',
    hue ? disc(x + width * 0.2, y + height * 0.7, Math.min(6, width * 0.09), { fill: hue }) : '',
  ];
}

export const bag = (x: number, y: number, width: number, height: number, hue: Hue): Ink => [
  seam(
    `M${x + width * 0.3} ${y}C${x + width * 0.3} ${y - 14} ${x + width * 0.7} ${y - 14} ${x + width * 0.7} ${y}`,
    'ink',
    2.4,
  ),
  piece(`M${x} ${y}H${x + width}L${x + width - 2} ${y + height}H${x + 2}Z`, 'whitecloth'),
  seam(`M${x} ${y + 10}H${x + width}`, 'ink', 1.8),
  disc(x + width / 2, y + height * 0.62, 6, { fill: hue }),
];

const load: readonly (readonly [...Place, Hue])[] = [
  [0.06, 0.62, 0.5, 0.34, 'madder'],
  [0.56, 0.7, 0.38, 0.26, 'teal'],
  [0.1, 0.36, 0.38, 0.26, 'cobalt'],
  [0.5, 0.42, 0.42, 0.28, 'ochre'],
];

/** A roll cage with cartons. */
export function cage([x, y, width, height]: Place): Ink {
  const tall = height - 12;
  const bars = times(4, (i) => `M${x + (width * (i + 1)) / 5} ${y}v${tall}`).join('');
  const shelves = `M${x} ${y + height * 0.3}h${width}M${x} ${y + height * 0.6}h${width}`;
  return [
    board([x, y, width, tall], 'sunk', 3),
    load.map(([left, top, wide, high, hue]) =>
      carton([x + width * left, y + tall * top, width * wide, tall * high], { hue, label: false }),
    ),
    seam(bars + shelves, 'edge', 1.8),
    box(x, y, width, tall, { stroke: 'ink', width: 2.6 }, 3),
    board([x - 4, y + height - 14, width + 8, 6], 'ink', 2),
    oval([x + 10, y + height - 4], 5, 5, 'ink2'),
    oval([x + width - 10, y + height - 4], 5, 5, 'ink2'),
  ];
}

export const wheel = (x: number, y: number, radius: number): Ink => [
  oval([x, y], radius, radius, 'onsignal'),
  oval([x, y], radius * 0.48, radius * 0.48, 'surface'),
];

const vanBody = 'M88 312V190c0-20 9-29 29-29h204c15 0 24 5 34 16l46 53 55 16c18 5 24 15 24 33v33z';

/** From its side, 400 wide; its front at the right. */
export const van = (stripe: Hue, fill: Color = 'surface'): Ink => [
  shape(vanBody, { fill }),
  box(89, 262, 390, 14, { fill: stripe }),
  seam('M240 163V311M332 235V311', 'edge', 1.6),
  seam(vanBody),
  piece('M332 184h4c6 0 10 2 14 7l36 43h-54z', 'sunk', 2),
  seam('M348 256h16'),
  piece('M470 250c8 2 10 6 10 14h-12z', 'signal', 1.6),
  board([84, 228, 8, 28], 'signal', 3, 1.6),
  [168, 404].map((x) => [
    piece(`M${x - 38} 311a38 36 0 0 1 76 0Z`, 'darkcloth', 2),
    wheel(x, 318, 31),
  ]),
];

/** A bicycle that stands to the right, its wheels on y = 0. */
export const bicycle = (hue: Hue): Ink => [
  [-76, 76].map((x) => disc(x, -48, 48, { stroke: 'ink', width: 5 })),
  [-76, 76].map((x) => disc(x, -48, 4, { fill: 'ink' })),
  seam('M-76 -48L-44 -116L-12 -46ZM-44 -116L48 -112M-12 -46L52 -100M76 -48L46 -128', 'ink', 10),
  seam('M-76 -48L-44 -116L-12 -46ZM-44 -116L48 -112M-12 -46L52 -100M76 -48L46 -128', hue, 5.4),
  seam('M-44 -116L-50 -132', 'ink', 5),
  piece('M-72 -138Q-50 -146 -30 -136L-32 -131Q-52 -132 -70 -133Z', 'ink', 1.6),
  seam('M46 -128L44 -140Q54 -146 62 -138', 'ink', 5),
  disc(-12, -46, 10, { fill: 'surface', stroke: 'ink', width: 2.6 }),
  seam('M-12 -46L-2 -28M-9 -28H6', 'ink', 4),
];
