import type { Hue } from '@/art/maps/palette';
import { drawing, words } from '@/art/pens';
import { disc, edged, type Ink, lined, moved, segment } from '@/art/pens/shapes';
import { person } from '@/art/people/body';
import { courier, loader, recipient } from '@/art/people/figures';
import { board } from '@/art/people/pieces';

/** A route that breaks off before its open stop at x. */
const broken = (y: number, width: number, x: number, hue: Hue): Ink => [
  segment([x, y], [width, y], { stroke: 'edge', width: 2.4 }),
  segment([x - 74, y], [x, y], { stroke: 'edge', width: 2.4 }),
  segment([3, y], [x - 74, y], lined(hue, 6)),
  segment([x - 58, y], [x - 16, y], lined(hue, 6, [1, 11])),
  disc(x, y, 9, edged('paper', hue, 5)),
];

const figure = (x: number, y: number, scale: number, ink: Ink): Ink =>
  moved(`translate(${x} ${y}) scale(${scale})`, ink);

export const pictures = {
  /** At an address that does not exist. */
  'courier-lost': drawing(300, 286, () => [
    broken(256, 300, 216, 'teal'),
    segment([238, 60], [238, 256], { stroke: 'ink2', width: 6 }),
    board([180, 24, 116, 38], 'surface', 6),
    words.sign('Bobbin St', 238, 50, 22, 'ink', 'middle'),
    board([188, 66, 100, 36], 'surface', 6),
    words.sign('404', 238, 92, 24, 'ink', 'middle'),
    figure(90, 253, 0.8, person(courier)),
  ]),
  'nothing-planned': drawing(300, 186, () => [
    broken(156, 300, 220, 'ochre'),
    figure(80, 153, 0.48, person(loader)),
  ]),
  'nothing-found': drawing(300, 186, () => [
    broken(156, 300, 220, 'plum'),
    figure(80, 153, 0.48, person(recipient)),
  ]),
};
