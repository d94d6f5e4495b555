import { drawing, icon, words } from '@/art/pens';
import { at, box, disc, edged, lined, segment, shape, spaced } from '@/art/pens/shapes';

const channels = {
  shop: { color: 'cobalt', label: 'Store' },
  web: { color: 'madder', label: 'Web' },
  market: { color: 'ochre', label: 'Marketplace' },
} as const;

const floor = 258;

/** From the doors to the cab: the first stop is loaded last. */
const loads = [
  ['shop', 'Roll cage', 'warehouse', 14, 84, 150, 0],
  ['web', 'Lamp', 'lamp', 106, 66, 66, 70],
  ['market', 'Cushions', 'box', 106, 66, 66, 0],
  ['web', 'Rug', 'scroll', 180, 62, 168, 0],
  ['shop', 'Roll cage', 'warehouse', 250, 84, 132, 0],
  ['market', 'Lamp', 'lamp', 342, 66, 66, 86],
  ['web', 'Cushions', 'box', 342, 66, 82, 0],
  ['market', 'Armchair', 'armchair', 416, 104, 112, 0],
] as const;
type Load = (typeof loads)[number];

function load([channel, , name, x, width, height, raised]: Load, index: number) {
  const { color } = channels[channel];
  const top = floor - raised - height;
  const size = Math.min(34, width * 0.5);
  const [left, aside] = [x + (width - size) / 2, height < 90 ? 8 : 0];
  return [
    box(x, top, width, height, edged(`${color}tint`, color, 3), 6),
    icon(name, left + aside, top + (height - size) / 2 + 12, size, `${color}text`),
    disc(x + 17, top + 17, 13, { fill: `${color}text` }),
    words.strong(String(index + 1), x + 17, top + 23, 17, 'paper', 'middle'),
  ];
}

const wheel = (x: number, y: number) => [
  disc(x, y, 33, edged('surface', 'ink', 5)),
  disc(x, y, 11, { fill: 'ink' }),
];

const legend = (x: number, y: number, step: number) =>
  spaced(Object.values(channels), x, step, ({ color, label }, left) => [
    box(left, y - 13, 16, 16, edged(`${color}tint`, color, 3), 4),
    words.text(label, left + 26, y + 1, 17),
  ]);

function planLine([channel, what, name]: Load, index: number) {
  const y = 96 + (7 - index) * 46.5;
  const { color } = channels[channel];
  return [
    box(58, y, 274, 42, edged(`${color}tint`, color, 2.5), 6),
    disc(82, y + 21, 13, { fill: `${color}text` }),
    words.strong(String(index + 1), 82, y + 27, 17, 'paper', 'middle'),
    icon(name, 106, y + 10, 22, `${color}text`),
    words.text(what, 140, y + 27, 17),
  ];
}

export const pictures = {
  'case-retail-load': drawing(820, 410, { ground: 'plumtint' }, () => [
    words.strong('BOX 02', 40, 44, 22),
    words.mono('first stop by the doors', 40, 388, 16, 'ink2'),
    words.mono('last stop at the cab', 610, 388, 16, 'ink2', 'end'),
    legend(440, 43, 112),
    at(76, 34, [
      box(0, 40, 534, 222, edged('surface', 'ink', 4), 8),
      shape('M0 42h-54M0 258h-54', lined('ink', 4)),
      shape('M-54 34v20M-54 250v20', lined('ink', 4)),
      ...loads.map(load),
      shape(
        'M546 262V128c0-10 6-16 16-16h64c12 0 20 5 26 16l34 62 22 10c10 5 14 12 14 22v40z',
        edged('surface', 'ink', 4),
      ),
      shape('M594 134h30c6 0 10 2 13 8l25 46h-68z', edged('sunk', 'ink', 3.5)),
      shape('M-30 270H722', lined('ink', 6)),
      wheel(96, 292),
      wheel(628, 292),
    ]),
    segment([0, 359], [820, 359], lined('plum', 3)),
  ]),
  'case-retail-load-phone': drawing(390, 560, { ground: 'plumtint' }, () => [
    shape('M70 76V52c0-20 14-30 34-30h182c20 0 34 10 34 30v24z', edged('surface', 'ink', 4)),
    words.strong('BOX 02', 195, 58, 18, 'ink', 'middle'),
    box(46, 84, 298, 390, edged('surface', 'ink', 4), 8),
    ...loads.map(planLine),
    shape('M46 474v24M344 474v24', lined('ink', 4)),
    legend(26, 532, 108),
  ]),
};
