import { barCode, beat, card, drawing, hue, icon, signature, stop, words } from '@/art/pens';
import {
  at,
  box,
  boxes,
  disc,
  edged,
  type Ink,
  lined,
  moved,
  segment,
  shape,
} from '@/art/pens/shapes';

const door = [
  box(56, 90, 130, 302, edged('surface', 'ink', 4), 5),
  box(68, 102, 106, 290, edged('madder', 'ink', 4), 3),
  box(82, 116, 78, 72, edged('maddertint', 'ink', 3), 4),
  shape('M121 116v72M82 152h78', lined('ink', 3)),
  box(82, 252, 78, 118, lined('ink', 3), 4),
  box(97, 216, 48, 10, edged('surface', 'ink', 2.5), 4),
  disc(162, 240, 5.5, edged('surface', 'ink', 2.5)),
  box(97, 50, 48, 32, { fill: 'ink' }, 6),
  words.sign('22', 121, 74, 22, 'surface', 'middle'),
  segment([-600, 392], [1200, 392], lined('ink', 3)),
  box(58, 393, 126, 9, { fill: 'ink' }, 2),
  beat('comes', 0, 300, parcels(), '-60px,0'),
];

function parcels() {
  return [
    boxes('118,336,84,56 134,300,52,36', edged('ochretint', 'ink', 3.5), 4),
    segment([160, 336], [160, 354], lined('ink', 3)),
    segment([160, 300], [160, 312], lined('ink', 3)),
  ];
}

const steps = [
  ['2:04', 'At the stop'],
  ['2:05', 'Code matched'],
  ['2:05', 'Packages scanned'],
  ['2:06', 'Signed'],
] as const;

/** From its own top left corner. */
const traces: readonly Ink[] = [
  [icon('map-pin', 0, 0, 24, 'maddertext'), words.text('20 ft from the door', 34, 18, 17)],
  [...'4092'].map((digit, i) => [
    box(i * 46, -4, 38, 36, edged('paper', 'edge', 2), 8),
    words.mono(digit, i * 46 + 19, 22, 22, 'ink', 'middle'),
  ]),
  [barCode('40771-A', 0, 0, 78, 28, 'ink'), barCode('40771-B', 100, 0, 78, 28, 'ink')],
  beat('writes', 900, 1000, signature(4, -6, 0.85)),
];

const trail = (x: number, step: number) => [
  hue(`M${x} 50V${50 + 3 * step}`, 'madder'),
  ...steps.map(([time, title], i) => {
    const y = 50 + i * step;
    return [
      card(x + 24, y - 34, 232, 84, 12),
      stop(x, y, 'madder', { radius: 9, served: true }),
      words.strong(title, x + 38, y - 8, 16.5),
      words.mono(time, x + 244, y - 8, 15, 'ink2', 'end'),
      at(x + 38, y + 10, traces[i] ?? ''),
    ];
  }),
];

export const pictures = {
  'delivery-hero': drawing(820, 600, { ground: 'maddertint', bleeds: true }, () =>
    moved('translate(4 26) scale(1.34)', [door, trail(300, 94)]),
  ),
  'delivery-hero-phone': drawing(390, 420, { ground: 'maddertint', bleeds: true }, () => [
    moved('translate(-34 121.5) scale(.74)', door),
    trail(126, 100),
  ]),
};
