import { box, card, disc, type Ink, moved, times, words } from '@/art/pens';
import { type Figure, heavy, slim } from '@/art/people/body';
import { courier, recipient } from '@/art/people/figures';
import { board, piece, seam } from '@/art/people/pieces';
import { bicycle } from '@/art/people/props';
import { floor, ground, plate, scene, smallest, stands } from '@/art/people/scene';

/** Takes the parcel. */
const mother: Figure = {
  ...recipient,
  skin: 5,
  head: { hair: 'bun', tilt: 6 },
  build: { shoulder: 33, waist: 35, hip: 39, hem: -128 },
  top: 'ochrecloth',
  skirt: piece('M-38 -134H38L44 -44H-42Z', 'plumcloth'),
  over: seam('M-18 -196Q2 -188 22 -196'),
  arms: [
    { at: '27,-228 48,-196 72,-196', radii: heavy.arm, far: true },
    { at: '-27,-228 -18,-182 38,-184', radii: heavy.arm },
  ],
  held: '',
};

const child: Figure = {
  ...recipient,
  skin: 5,
  head: { hair: 'curls', tilt: -10 },
  headScale: 1.5,
  build: { shoulder: 27, waist: 27, hip: 29, hem: -130 },
  top: 'maddercloth',
  pants: 'denim',
  shoes: 'whitecloth',
  skirt: '',
  over: seam('M-28 -196H28M-28 -180H28', 'whitecloth', 5),
  arms: [
    { at: '-21,-226 -34,-188 -30,-152', radii: slim, turn: 84 },
    { at: '21,-226 36,-192 62,-206', radii: slim, far: true },
  ],
  held: '',
};

const sash = (x: number, y: number): Ink => [
  board([x, y, 84, 104], 'surface'),
  board([x + 8, y + 8, 68, 88], 'plumtint', 0, 2),
  seam(`M${x + 42} ${y + 8}v88M${x + 8} ${y + 52}h68`),
  board([x - 6, y + 102, 96, 9], 'surface'),
];

export const pictures = scene(
  'couriers-hero',
  'plumtint',
  { from: [14, 40], air: 25, left: 0 },
  () => [
    ground('stone'),
    board([-800, -800, 1100, floor + 800], 'ochretint', 0, 3),
    [-150, 22, 122].map((x) => [-178, -6].map((y) => sash(x, y))),
    board([300, 62, 1300, floor - 62], 'sunk', 0, 3),
    // None behind the card.
    [672, 788, 904].map((x) => sash(x, 92)),
    [440, 556, 672, 788, 904].map((x) => sash(x, 236)),
    plate('Bobbin St', [58, 122, 158, 44], 'plumtint'),
    // The open door.
    board([40, 176, 190, floor - 176], 'surface'),
    board([54, 188, 162, floor - 188], 'plumcloth'),
    board([54, 188, 162, 34], 'plumtint'),
    words.sign('14', 135, 214, 28, 'ink', 'middle'),
    piece('M54 188L14 172V534L54 518Z', 'plumdeep'),
    disc(24, 366, 4, { fill: 'ochrecloth', stroke: 'ink', width: 2 }),
    stands(mother, 116, { y: 512, scale: 0.93 }),
    stands(child, 192, { y: 516, scale: 0.56 }),
    board([30, 514, 216, 12], 'stone'),
    moved(`translate(478 ${floor + 18}) scale(1.2)`, bicycle('teal')),
    stands(courier, 330, { left: true, y: floor + 12 }),
    card(404, 48, 226, 154),
    words.mono('BIKE 02', 426, 88, smallest, 'ink2'),
    words.sign('At the door', 426, 136, 42),
    times(9, (i) => box(426 + i * 20, 160, 15, 8, { fill: 'teal' }, 4)),
  ],
);
