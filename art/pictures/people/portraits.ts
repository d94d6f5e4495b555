import { type Hue, onPage, townMap } from '@/art/maps';
import {
  box,
  type Color,
  drawing,
  type Ink,
  mapInset,
  moved,
  segment,
  shape,
  times,
} from '@/art/pens';
import { inked, lined } from '@/art/pens/shapes';
import { bust, type Figure } from '@/art/people/body';
import * as people from '@/art/people/figures';
import { board, bolder, piece, seam } from '@/art/people/pieces';
import { cage, lines, wheel } from '@/art/people/props';
import { openVan } from '../use-cases/ecommerce-hero';

/** A face before its place, which goes on at both sides where the frame is wider. */
const portrait = (figure: Figure, wall: Color, place: Ink) =>
  drawing(400, 500, { ground: wall, bleeds: true }, () => [
    place,
    moved('translate(204 1236) scale(3.72)', bolder(inked(bust(figure, true)), 0.62)),
  ]);

/** From here down, 1,200 wide. */
const floor = (y: number, color: Color): Ink => [
  box(-400, y, 1200, 400, { fill: color }),
  segment([-400, y], [800, y], { stroke: 'ink', width: 4 }),
];

const wallMap = townMap([420, 300], onPage, {
  town: { seed: 141, angle: 24, centers: '130,80,74' },
});

/** With the territories that were drawn on it. */
const laminated: Ink = [
  board([-232, 26, 440, 320], 'surface', 6, 5),
  mapInset(wallMap, [-222, 36, 420, 300], 2),
  shape('M-200 60Q-120 40 -70 70T-40 180Q-110 220 -190 190Q-214 120 -200 60Z', lined('madder', 6)),
  shape('M-20 64Q40 44 100 60Q112 120 60 168Q0 180 -22 140Z', lined('cobalt', 6)),
  shape('M-60 216Q10 180 90 206Q116 270 60 312Q-30 322 -70 290Z', lined('teal', 6)),
];

const monitor: Ink = [
  board([436, 350, 44, 60], 'ink2', 2, 4),
  board([300, 170, 316, 196], 'ink', 12, 4),
  box(314, 184, 288, 168, { fill: 'surface' }, 4),
  moved('translate(334 208) scale(4)', [
    lines(0, 0, 8, [
      ['cobalt', 52],
      ['madder', 38],
      ['teal', 58],
      ['ochre', 26],
    ]),
  ]),
];

/** A van stands at an open one. */
const dock = (x: number, hue?: Hue): Ink => [
  board([x, 40, 280, 400], 'surface', 0, 4),
  board([x + 18, 58, 244, 382], hue ? 'darkcloth' : 'sunk', 0, 4),
  hue ? moved(`translate(${x + 38} 432) scale(1.76)`, openVan(0, 0, hue)) : '',
  seam(times(hue ? 3 : 11, (i) => `M${x + 18} ${90 + i * 32}h244`).join(''), 'edge', 4),
];

const truck: Ink = [
  board([-420, 70, 380, 316], 'surface', 6, 4),
  box(-418, 250, 376, 18, { fill: 'ochre' }),
  piece('M-40 386V140h90q20 0 28 18l36 96v132z', 'ochrecloth', 4),
  piece('M-8 168h50q10 0 14 10l26 68h-90z', 'sunk', 4),
  wheel(40, 390, 46),
  wheel(-200, 390, 46),
];

const pump: Ink = [
  board([560, 80, 24, 330], 'ink2', 0, 4),
  board([230, 36, 420, 52], 'tealcloth', 4, 4),
  board([296, 180, 120, 240], 'maddercloth', 8, 4),
  board([314, 204, 84, 60], 'surface', 4, 4),
  seam('M330 224h52M330 244h34', 'ink', 5),
  piece('M356 300q26 34 26 52a26 26 0 0 1 -52 0q0 -18 26 -52z', 'surface', 4),
  seam('M416 210h24q40 0 40 44v110q0 30 -24 30t-24 -30V300', 'ink', 7),
  piece('M414 256h40v16h-14v32h-16v-32h-10z', 'ink2', 4),
];

export const pictures = {
  'scene-priya-raman': portrait(people.dispatcher, 'cobalttint', [
    laminated,
    floor(408, 'ochrecloth'),
    monitor,
  ]),
  'scene-halima-yusuf': portrait(people.depotManager, 'tealtint', [
    [dock(-510), dock(-130, 'madder'), dock(250, 'cobalt'), dock(630)],
    floor(440, 'stone'),
    cage([-56, 300, 130, 196]),
    cage([340, 300, 130, 196]),
  ]),
  'scene-hanna-weiss': portrait(people.controller, 'cobalttint', [
    floor(400, 'stone'),
    truck,
    pump,
  ]),
};
