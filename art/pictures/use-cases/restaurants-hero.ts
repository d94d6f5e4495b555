import { box, disc, moved, segment, times, words } from '@/art/pens';
import { type Figure, hand, slim } from '@/art/people/body';
import { cook, courier } from '@/art/people/figures';
import { board, piece, seam } from '@/art/people/pieces';
import { bag, bicycle, phone } from '@/art/people/props';
import { floor, ground, label, scene, smallest, stands } from '@/art/people/scene';

/** Comes in, one hand out for the bag. */
const rider: Figure = {
  ...courier,
  skin: 4,
  head: { hair: 'crop', hat: ['helmet', 'whitecloth'], beard: 'black', tilt: 4 },
  lean: 5,
  build: { shoulder: 30, waist: 27, hip: 27, hem: -140 },
  legs: ['9,-146 32,-84 52,-24 54,-4', '-8,-146 -14,-82 -42,-26 -42,-4'],
  pack: [
    board([-76, -250, 58, 70], 'maddercloth', 6),
    seam('M-76 -226H-18'),
    disc(-48, -202, 7, { fill: 'surface', stroke: 'ink', width: 2 }),
  ],
  arms: [
    { at: '24,-229 50,-198 84,-204', radii: slim, turn: -6, far: true },
    { at: '-24,-229 -16,-186 22,-192', holds: true },
  ],
  collar: '',
  carried: '',
  held: [phone(32, -208, 14, 'teal'), hand([-16, -186], [24, -192], 4, { turn: -20 })],
};

const tiles = [
  times(12, (i) => `M${i * 90 - 540} -550V520`),
  times(12, (i) => `M-800 ${i * 90 - 550}H516`),
].flat();

const lamp = (x: number) => [
  segment([x, 176], [x, 190], { stroke: 'ink', width: 3 }),
  piece(
    `M${x - 30} 222C${x - 30} 198 ${x - 16} 188 ${x} 188S${x + 30} 198 ${x + 30} 222Z`,
    'ochrecloth',
  ),
];

export const pictures = scene(
  'restaurants-hero',
  'maddertint',
  { from: [112, -16], scale: 0.54, air: 25, left: 56 },
  () => [
    box(-800, -800, 1316, 1400, { fill: 'surface' }),
    seam(tiles.join(''), 'sunk'),
    ground('maddertint'),
    box(-800, floor + 2, 1316, 800, { fill: 'sunk' }),
    // Shelf.
    board([70, 120, 124, 9], 'ochrecloth'),
    piece('M86 98h42c0 14 -8 22 -21 22s-21 -8 -21 -22z', 'whitecloth'),
    piece('M138 98h42c0 14 -8 22 -21 22s-21 -8 -21 -22z', 'maddercloth'),
    // The timer is over, and the rider is there.
    board([237, 76, 150, 48], 'band', 10),
    words.mono('0:00', 312, 113, 36, 'ochrecloth', 'middle'),
    words.strong('Order 118 is ready', 316, 148, smallest, 'ink', 'middle'),
    board([262, 170, 218, 9], 'ink2', 3),
    [318, 424].map(lamp),
    moved(`translate(702 ${floor}) scale(1.06)`, bicycle('teal')),
    board([516, -800, 18, 2200], 'madderdeep', 0),
    stands(cook, 168),
    bag(280, 244, 64, 72, 'madder'),
    bag(424, 264, 48, 52, 'teal'),
    board([354, 268, 60, 46], 'surface'),
    words.mono('118', 384, 300, smallest, 'ink', 'middle'),
    board([224, 314, 282, 16], 'surface'),
    board([234, 330, 262, floor - 330], 'stone'),
    seam(`M234 368H496M365 368V${floor}`),
    stands(rider, 612, { left: true }),
    label('BIKE 02 here', 'check', 'teal', [186, 13]),
  ],
);
