import type { Color } from '@/art/pens/colors';
import { drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { at, box, disc, edged, icon, lined, segment, shape } from '@/art/pens/shapes';

type Channel = 'shop' | 'web' | 'market';

const channels: Record<Channel, { color: 'cobalt' | 'madder' | 'ochre'; label: string }> = {
  shop: { color: 'cobalt', label: 'Shop' },
  web: { color: 'madder', label: 'Web' },
  market: { color: 'ochre', label: 'Marketplace' },
};

/** A load by its stop: where it stands on the floor, how large it is, and which channel sold it. */
interface Load {
  stop: number;
  channel: Channel;
  what: string;
  x: number;
  width: number;
  height: number;
  /** Above the floor, for what stands on something else. */
  raised?: number;
  icon: string;
}

const floor = 258;

/** From the doors at the left to the cab: the first stop is the last thing loaded. */
const loads: readonly Load[] = [
  { stop: 1, channel: 'shop', what: 'Roll cage', x: 14, width: 84, height: 150, icon: 'warehouse' },
  {
    stop: 2,
    channel: 'web',
    what: 'Lamp',
    x: 106,
    width: 66,
    height: 66,
    raised: 70,
    icon: 'lamp',
  },
  { stop: 3, channel: 'market', what: 'Cushions', x: 106, width: 66, height: 66, icon: 'box' },
  { stop: 4, channel: 'web', what: 'Rug', x: 180, width: 62, height: 168, icon: 'scroll' },
  {
    stop: 5,
    channel: 'shop',
    what: 'Roll cage',
    x: 250,
    width: 84,
    height: 132,
    icon: 'warehouse',
  },
  {
    stop: 6,
    channel: 'market',
    what: 'Lamp',
    x: 342,
    width: 66,
    height: 66,
    raised: 86,
    icon: 'lamp',
  },
  { stop: 7, channel: 'web', what: 'Cushions', x: 342, width: 66, height: 82, icon: 'box' },
  {
    stop: 8,
    channel: 'market',
    what: 'Armchair',
    x: 416,
    width: 104,
    height: 112,
    icon: 'armchair',
  },
];

function load({ stop, channel, x, width, height, raised = 0, icon: name }: Load) {
  const { color } = channels[channel];
  const top = floor - raised - height;
  const size = Math.min(34, width * 0.5);
  return [
    box(x, top, width, height, edged(`${color}tint`, color, 3), 6),
    icon(name, x + (width - size) / 2, top + (height - size) / 2 + 12, size, `${color}text`),
    disc(x + 17, top + 17, 13, { fill: color }),
    words.strong(String(stop), x + 17, top + 23, 17, 'paper', 'middle'),
  ];
}

const wheel = (x: number, y: number) => [
  disc(x, y, 33, edged('surface', 'ink', 5)),
  disc(x, y, 11, { fill: 'ink' }),
];

/** A box truck cut open along its side, doors at the left. */
const truck = () => [
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
];

const ground = (width: number, y: number): string => segment([0, y], [width, y], lined('plum', 3));

/** Which color is which channel, side by side or one under the other. */
const legend = (x: number, y: number, [dx, dy]: readonly [number, number]) =>
  (Object.keys(channels) as Channel[]).map((channel, i) => {
    const { color, label } = channels[channel];
    const [left, top] = [x + i * dx, y + i * dy];
    return [
      box(left, top - 13, 16, 16, edged(`${color}tint`, color as Color, 3), 4),
      words.text(label, left + 26, top + 1, 17),
    ];
  });

const wide = () => [
  words.strong('BOX 02', 40, 44, 22),
  words.mono('first stop by the doors', 40, 388, 16, 'ink2'),
  words.mono('last stop at the cab', 610, 388, 16, 'ink2', 'end'),
  legend(440, 44, [112, 0]),
  at(76, 34, truck()),
  ground(820, 359),
];

/** A load as a line of the plan: its stop, what it is and who sold it. */
function planLine({ stop, channel, what, icon: name }: Load, y: number) {
  const { color } = channels[channel];
  return [
    box(58, y, 274, 42, edged(`${color}tint`, color, 2.5), 6),
    disc(82, y + 21, 13, { fill: color }),
    words.strong(String(stop), 82, y + 27, 17, 'paper', 'middle'),
    icon(name, 106, y + 10, 22, `${color}text`),
    words.text(what, 140, y + 27, 17),
  ];
}

/** For phones the truck seen from above, its cab up: eight loads in their order. */
const narrow = () => [
  shape('M70 76V52c0-20 14-30 34-30h182c20 0 34 10 34 30v24z', edged('surface', 'ink', 4)),
  words.strong('BOX 02', 195, 58, 18, 'ink', 'middle'),
  box(46, 84, 298, 390, edged('surface', 'ink', 4), 8),
  ...loads.map((each) => planLine(each, 96 + (8 - each.stop) * 46.5)),
  shape('M46 474v24M344 474v24', lined('ink', 4)),
  legend(34, 532, [108, 0]),
];

export const casesRetail = {
  'case-retail-load': drawing(820, 410, { ground: 'plumtint' }, wide),
  'case-retail-load-phone': drawing(390, 560, { ground: 'plumtint' }, narrow),
};
