import type { Hue } from '@/art/maps';
import { type Drawing, drawing, words } from '@/art/pens';
import { at, box, disc, edged, type Ink, lined, segment, shape } from '@/art/pens/shapes';

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

interface Mast {
  x: number;
  kind: number;
  name: string;
  hue: Hue;
  /** Where it heard its truck before, and where that is now. */
  before: number;
  now: number;
}

function scene(width: number, list: readonly Mast[]): Drawing {
  const height = 260;
  return drawing(width, height, () => [
    shape(`M0 ${road}H${width}`, lined('edge', 3)),
    ...list.map(({ x, kind }) => at(x, road - 1.5, masts[kind]?.() ?? '')),
    ...list.map(({ now }) =>
      at(now, road, [
        box(-96, -52, 66, 40, edged('surface', 'ink', 3.5), 4),
        shape('M-26-12v-32h15c5 0 8 3 10 7l5 12v13z', edged('surface', 'ink', 3.5)),
        shape('M-18-36h7l6 11h-13z', edged('sunk', 'ink', 2.5)),
        ...[-80, -46, -10].map((x) => disc(x, -10, 8, edged('surface', 'ink', 4))),
      ]),
    ),
    ...list.flatMap(({ x, hue, before, now }) => {
      const pings = [
        [before, road],
        [now - 63, road - 52],
      ] as const;
      return [
        ...pings.map((ping) => segment([x, road - 134], ping, lined(hue, 3.5, [0.1, 8]))),
        ...pings.map(([px, py]) => disc(px, py, 7, edged('surface', hue, 4))),
      ];
    }),
    ...list.map(({ x, name, hue }) => words.strong(name, x, road + 34, 16, `${hue}text`, 'middle')),
  ]);
}

export const pictures = {
  'sim-towers': scene(736, [
    { x: 80, kind: 0, name: 'Network A', hue: 'cobalt', before: 24, now: 222 },
    { x: 316, kind: 1, name: 'Network B', hue: 'plum', before: 264, now: 448 },
    { x: 556, kind: 2, name: 'Network C', hue: 'teal', before: 490, now: 712 },
  ]),
  'sim-towers-small': scene(390, [
    { x: 62, kind: 0, name: 'Network A', hue: 'cobalt', before: 18, now: 192 },
    { x: 258, kind: 1, name: 'Network B', hue: 'plum', before: 216, now: 374 },
  ]),
};
