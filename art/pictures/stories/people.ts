import { box, type Color, disc, drawing, type Ink, inked, moved, shape } from '@/art/pens';
import type { Figure } from '@/art/people/body';
import * as people from '@/art/people/figures';
import { board, bolder, piece, seam } from '@/art/people/pieces';
import { carton, van } from '@/art/people/props';
import { stands } from '@/art/people/scene';
import { bus, panels } from '../cases/covers';

/** As far as the hips: the bench or the ground before them hides the rest. */
const half = (figure: Figure, x: number, left = false): Ink =>
  stands({ ...figure, legs: [], head: { ...figure.head, eyes: true } }, x, {
    y: 566,
    scale: 1.78,
    left,
  });

const panel = (ground: Color, place: Ink) =>
  drawing(480, 300, { ground, light: ground.endsWith('deep') ? 'night' : 'page' }, () => place);

const far = (ink: Ink, by: number): string => bolder(inked(ink), by);

const shelf = (y: number): Ink => board([216, y, 280, 12], 'ochrecloth', 0, 3);

export const pictures = {
  'scene-grace-holloway': panel('plumtint', [
    seam('M232 0V300M456 0V300', 'ink2', 8),
    shelf(72),
    shelf(160),
    carton([246, 22, 62, 50], { hue: 'cobalt' }),
    carton([320, 34, 50, 38], { label: false }),
    carton([390, 14, 58, 58], { hue: 'madder' }),
    piece('M262 104h36l12 30h-60z', 'maddertint'),
    seam('M280 134v24M268 158h24', 'ink', 4),
    carton([330, 108, 70, 52], { hue: 'teal' }),
    half(people.fulfillmentManager, 128),
    board([-10, 258, 500, 60], 'ochrecloth', 0, 3),
    carton([296, 190, 100, 68], { hue: 'plum' }),
    carton([408, 208, 76, 50], { hue: 'ochre' }),
  ]),
  'scene-nikhil-deshpande': panel('cobaltdeep', [
    box(-10, 252, 500, 60, { fill: 'nightsunk' }),
    board([-10, 64, 70, 192], 'stone', 0, 3),
    board([6, 86, 38, 52], 'ochrecloth', 0, 3),
    moved('translate(82 26) scale(.5)', far(bus, 1.7)),
    // The bar of the gate is up.
    seam('M226 196L300 14', 'ink', 15),
    seam('M226 196L300 14', 'whitecloth', 9),
    shape('M226 196L300 14', { stroke: 'signal', width: 9, dash: [22, 22] }),
    board([212, 186, 28, 76], 'ochrecloth', 3, 3),
    half(people.planner, 106),
  ]),
  'scene-ravi-menon': panel('tealtint', [
    disc(90, 60, 30, { fill: 'ochrecloth' }),
    box(-10, 150, 500, 200, { fill: 'stone' }),
    moved('translate(20 20) scale(.5)', far(van('ochre'), 1.7)),
    [-60, 190].map((x) => far(panels(x, 230), 1.2)),
    half(people.regionalManager, 348, true),
  ]),
};
