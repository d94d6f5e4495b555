import type { Hue } from '@/art/maps';
import { type Color, type Drawing, drawing, icon, rule, words } from '@/art/pens';
import { at, box, type Ink, inked, lined, moved, shape, spaced, times } from '@/art/pens/shapes';
import { type Figure, person } from '@/art/people/body';
import { cook, courier, loader, recipient, rider } from '@/art/people/figures';
import { board, bolder, piece } from '@/art/people/pieces';
import { cage, carton } from '@/art/people/props';
import { bus } from '../cases/covers';

const floor = 206;

/** On a floor, which runs on where a strip is wider; storeys follow each other upward where it is higher. */
const scene = (hue: Hue, pitch: number, storey: (i: number) => Ink, ink: Ink): Drawing =>
  drawing(160, 228, { light: 'night', ground: `${hue}deep`, bleeds: 'xMidYMax' }, () => [
    shape(`M-24 -1200V${floor}M-1200 ${floor}H800`, lined(hue, 3.5)),
    times(10, (i) => at(0, -i * pitch, storey(i))),
    ink,
  ]);

const stands = (figure: Figure, x: number, y = floor, scale = 0.44): Ink =>
  moved(`translate(${x} ${y}) scale(${scale})`, bolder(inked(person(figure)), 1.6));

/** Above a line that parts their storey from the one below; some are lit. */
const windows = (color: Color, width: number, lefts: readonly number[]) => (i: number) => [
  shape('M-24 6H800', lined('edge', 3)),
  lefts.map((x, side) => [
    board([x, -92, width, 74], (i + side) % 3 === 1 ? 'ochrecloth' : color),
    shape(`M${x - 5} -17h${width + 10}M${x + width / 2} -92v74`, lined('ink', 3)),
  ]),
];

const bowl = (x: number, color: Color) => piece(`M${x} -40h42c0 14-8 22-21 22s-21-8-21-22z`, color);

const lamp = (x: number) => [
  shape(`M${x} -10V26`, lined('ink', 3)),
  piece(`M${x - 22} 54c0-18 8-28 22-28s22 10 22 28z`, 'ochrecloth'),
];

/** Up to the right, with a rail and the landing. */
const flight: Ink = [
  piece(`M30 206${'v-22h20'.repeat(5)}H184v12H138L48 206z`, 'plumcloth'),
  shape(
    `${times(7, (i) => `M${40 + i * 20} ${184 - Math.min(i, 5) * 22}v-38`).join('')}M40 146L140 36H184`,
    lined('ink', 3),
  ),
];

const changes = [
  ['1:48', 'dispatcher', 'VAN 07, stop 11 moved'],
  ['1:52', 'supervisor', 'fence at Riverside'],
  ['2:02', 'fleet manager', 'new driver, VAN 05'],
  ['2:06', 'API key 3', 'WL-41020, new hours'],
] as const;

export const pictures = {
  'industries-restaurants': scene(
    'madder',
    92,
    (i) => [
      board([6, -18, 148, 9], 'stone'),
      bowl(16, i % 2 ? 'ochrecloth' : 'whitecloth'),
      bowl(62, 'maddercloth'),
      board([114, -58 + (i % 2) * 14, 28, 40 - (i % 2) * 14], i % 2 ? 'whitecloth' : 'ochrecloth'),
      shape('M14 -9V-101M146 -9V-101', lined('ink', 3)),
    ],
    [
      lamp(118),
      stands(cook, 44),
      shape('M103 92c0-17 24-17 24 0', lined('ink', 3)),
      board([84, 92, 62, 56], 'whitecloth'),
      words.sign('7:13', 115, 134, 28, 'madderdeep', 'middle'),
      board([66, 148, 240, 10], 'surface'),
      board([74, 158, 232, 48], 'stone'),
    ],
  ),
  'industries-retail': scene('teal', 112, windows('tealcloth', 52, [16, 92]), [
    words.sign('Dock 04', 80, 40, 27, 'ink', 'middle'),
    board([48, 56, 104, 150], 'surface'),
    shape('M58 68h84M58 80h84', lined('edge', 3)),
    board([58, 90, 84, 116], 'darkcloth'),
    cage([82, 112, 56, 92]),
    stands(loader, 36),
  ]),
  'industries-ecommerce': scene('cobalt', 112, windows('cobaltcloth', 80, [40]), [
    words.sign('12', 80, 42, 27, 'ink', 'middle'),
    board([38, 54, 84, 152], 'whitecloth'),
    board([48, 64, 64, 142], 'ochrecloth'),
    stands(recipient, 78),
    carton([104, 164, 46, 42]),
    box(14, 206, 140, 9, { fill: 'ink' }, 3),
  ]),
  'industries-couriers': scene(
    'plum',
    220,
    (i) => [
      moved('translate(160 -110) scale(-1 1)', flight),
      i ? [board([114, 150, 34, 44], i % 2 ? 'ochrecloth' : 'plumtint'), flight] : '',
    ],
    [words.sign('4', 128, 194, 44, 'ink', 'middle'), stands(courier, 44, 184, 0.37), flight],
  ),
  'industries-employee': scene('ochre', 112, windows('ochretint', 64, [10, 86]), [
    words.sign('6:00 AM', 80, 44, 27, 'ochre', 'middle'),
    moved('translate(-54 29) scale(.34)', bolder(inked(bus), 1.8)),
    stands(rider, 28),
  ]),
  'industries-log': drawing(480, 226, { light: 'night' }, () => [
    icon('history', 0, 14, 24, 'teal'),
    words.strong('Who changed what', 38, 33, 20),
    ...spaced(changes, 86, 42, ([time, who, what], y) => [
      rule(0, y - 27, 480),
      words.mono(time, 0, y, 19, 'ink2'),
      words.text(who, 80, y, 19.5),
      words.text(what, 480, y, 19.5, 'ink2', 'end'),
    ]),
  ]),
};
