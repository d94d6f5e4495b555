import { onNight, townMap } from '@/art/maps';
import { type Color, drawing, hue, stop, words } from '@/art/pens';
import { box, disc, edged, lined, segment, shape } from '@/art/pens/shapes';

const width = 620;
const height = 352;
const floors = [116, 224, 332] as const;
const [left, middle, right] = [16, 214, 412] as const;

const wheel = (x: number, y: number): string => disc(x, y, 13, edged('surface', 'ink', 7));

const clamp = (x: number, y: number) => [
  shape(
    `M${x - 17} ${y + 13}L${x - 8} ${y - 17}H${x + 8}L${x + 17} ${y + 13}Z`,
    edged('signal', 'ink', 3),
  ),
  disc(x, y + 1, 4, { fill: 'onsignal' }),
];

const parked = (name: string, x: number, floor: number, tint: Color) => {
  const y = floor - 72;
  return [
    box(x, y, 154, 56, edged(tint, 'ink', 3), 9),
    words.sign(name, x + 77, y + 29, 20, 'ink', 'middle'),
    wheel(x + 34, floor - 14),
    wheel(x + 120, floor - 14),
    clamp(x + 34, floor - 14),
  ];
};

const slab = (y: number): string => box(4, y, right + 20, 12, { fill: 'ink' }, 3);

const column = (x: number): string => box(x, 20, 12, 312, { fill: 'edge' });

const van = (x: number) => {
  const base = floors[2];
  const y = base - 84;
  return [
    shape(
      `M${x} ${base - 16}V${y + 10}Q${x} ${y} ${x + 10} ${y}H${x + 118}Q${x + 128} ${y} ${x + 133} ${y + 8}L${x + 150} ${y + 34}L${x + 166} ${y + 41}Q${x + 174} ${y + 45} ${x + 174} ${y + 54}V${base - 16}Z`,
      edged('surface', 'ink', 3.5),
    ),
    shape(
      `M${x + 112} ${y + 13}H${x + 124}L${x + 138} ${y + 34}H${x + 112}Z`,
      edged('cobalttint', 'ink', 3),
    ),
    box(x + 2, base - 34, 170, 7, { fill: 'cobalt' }),
    words.sign('Per user', x + 14, y + 33, 21),
    wheel(x + 36, base - 14),
    wheel(x + 138, base - 14),
  ];
};

const barrier = () => {
  const [x, y] = [536, 274];
  const along = (share: number) => [x + 50 * share, y - 160 * share] as const;
  return [
    segment(along(0), along(1), lined('ink', 15)),
    segment(along(0.02), along(0.98), lined('surface', 9)),
    ...[0.14, 0.42, 0.7].map((at) => segment(along(at), along(at + 0.13), lined('signal', 9))),
    box(x - 17, y - 14, 34, 72, { fill: 'ink' }, 6),
    disc(x, y, 6, { fill: 'signal' }),
  ];
};

export const pictures = {
  'pricing-streets': townMap([1440, 900], onNight, {
    scale: 1.5,
    town: { seed: 821, angle: -9, turn: 20, centers: '560,-20,150' },
  }),
  'pricing-parking': drawing(width, height, () => [
    box(10, 8, right + 8, 324, { fill: 'sunk' }),
    ...[left, middle, right].map(column),
    slab(8),
    ...floors.slice(0, 2).map(slab),
    parked('Setup fee', 42, floors[0], 'ochretint'),
    parked('Credit card', 242, floors[0], 'tealtint'),
    parked('Notice period', 42, floors[1], 'plumtint'),
    parked('Support fee', 242, floors[1], 'maddertint'),
    barrier(),
    hue(`M4 ${floors[2] + 4}H${width - 28}`, 'cobalt', { width: 8 }),
    stop(width - 18, floors[2] + 4, 'cobalt', { radius: 11, ground: 'paper' }),
    van(318),
  ]),
};
