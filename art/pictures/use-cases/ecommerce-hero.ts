import type { Hue } from '@/art/maps/palette';
import { box, disc, type Ink, moved, segment, words } from '@/art/pens';
import { type Figure, hand, heavy } from '@/art/people/body';
import { depotManager, loader } from '@/art/people/figures';
import { board, piece, seam } from '@/art/people/pieces';
import { bicycle, cage, carton, scanner } from '@/art/people/props';
import { ground, scene, smallest, stands } from '@/art/people/scene';

const vehicles: readonly (readonly [name: string, hue: Hue])[] = [
  ['VAN 07', 'madder'],
  ['VAN 03', 'cobalt'],
  ['BIKE 02', 'teal'],
  ['VAN 11', 'ochre'],
  ['VAN 14', 'plum'],
];

/** From behind, its doors open: 116 wide, its wheels on y. */
export const openVan = (x: number, y: number, hue: Hue): Ink => [
  board([x + 12, y - 22, 20, 26], 'onsignal', 4),
  board([x + 84, y - 22, 20, 26], 'onsignal', 4),
  piece(`M${x + 6} ${y - 8}V${y - 132}q0 -16 16 -16h72q16 0 16 16V${y - 8}z`, 'surface'),
  board([x + 18, y - 132, 80, 92], 'darkcloth', 3),
  carton([x + 24, y - 74, 34, 34], { hue, label: false }),
  carton([x + 62, y - 66, 30, 26], { hue, label: false }),
  board([x - 2, y - 138, 18, 104], 'surface', 3),
  board([x + 100, y - 138, 18, 104], 'surface', 3),
  box(x - 0.7, y - 92, 15.4, 8, { fill: hue }),
  box(x + 101.3, y - 92, 15.4, 8, { fill: hue }),
  board([x + 8, y - 30, 10, 14], 'signal', 2, 1.8),
  board([x + 98, y - 30, 10, 14], 'signal', 2, 1.8),
];

const scanning: Figure = {
  ...loader,
  skin: 3,
  head: { hair: 'side', beard: 'black', tilt: 8 },
  arms: [
    { at: '-29,-229 -40,-186 -30,-150', radii: heavy.arm, turn: 80, seamed: true },
    { at: '30,-229 48,-194 76,-200', radii: heavy.arm, turn: -30, seamed: true },
  ],
  carried: '',
  held: [scanner(92, -208, 80), hand([48, -194], [78, -201], 3, { turn: -28, thumb: 1 })],
};

const stack: readonly (readonly [x: number, y: number, w: number, h: number, hue: Hue])[] = [
  [552, 440, 104, 96, 'madder'],
  [664, 452, 96, 84, 'teal'],
  [558, 352, 92, 86, 'cobalt'],
  [658, 368, 104, 82, 'ochre'],
  [564, 284, 80, 66, 'plum'],
  [666, 298, 84, 68, 'madder'],
];

/** Lower than in other scenes, so that the vans stand over their heads. */
const y = 536;
const scale = 1.02;

export const pictures = scene(
  'ecommerce-hero',
  'surface',
  { from: [120, -18], scale: 0.57, air: 25, left: -14 },
  (onPhone) => [
    ground('cobalttint', 176),
    vehicles.map(([name, hue], i) => {
      const x = onPhone ? 130 + i * 137 : 16 + i * 140;
      return [
        words.mono(name, x + 58, 28, smallest, 'ink', 'middle'),
        box(x + 8, 39, 100, 6, { fill: hue }, 3),
        name.startsWith('VAN')
          ? openVan(x, 200, hue)
          : moved(`translate(${x + 58} 196) scale(.48)`, bicycle(hue)),
      ];
    }),
    cage([210, y - 198, 120, 198]),
    onPhone ? '' : stands(depotManager, 105, { y, scale }),
    // The trailer that all of it comes from.
    board([520, 222, 1000, y - 222], 'surface', 4),
    words.mono('TRL 212', 534, 256, smallest),
    board([540, 268, 1000, y - 268], 'darkcloth', 3),
    stack.map(([x, y, w, h, hue]) => carton([x, y, w, h], { hue })),
    segment([-800, y], [1600, y], { stroke: 'ink', width: 3 }),
    seam('M505 321L578 308', 'signal', 3),
    disc(578, 308, 4, { fill: 'signal' }),
    stands(scanning, 386, { y, scale }),
  ],
);
