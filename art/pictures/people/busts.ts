import { type Color, type Drawing, drawing } from '@/art/pens';
import { at, box, type Ink, inGrid, inked, moved } from '@/art/pens/shapes';
import { bust, type Figure } from '@/art/people/body';
import * as people from '@/art/people/figures';
import { bolder } from '@/art/people/pieces';

/** Of testimonials by the speakers' names, and of the chat. */
const faces: readonly (readonly [name: string, Figure, ground: Color])[] = [
  ['priya-raman', people.dispatcher, 'cobalttint'],
  ['marek-dvorak', people.loader, 'ochretint'],
  ['tomas-vidal', people.cook, 'maddertint'],
  ['amara-nwosu', people.technician, 'plumtint'],
  ['owen-price', people.storeManager, 'tealtint'],
  ['lena-brandt', people.fleetManager, 'cobalttint'],
  ['halima-yusuf', people.depotManager, 'tealtint'],
  ['hanna-weiss', people.controller, 'cobalttint'],
  ['nikhil-deshpande', people.planner, 'plumtint'],
  ['chat', people.assistant, 'ochretint'],
];

/** Beside quotes as large as a headline. */
const large = ['priya-raman', 'halima-yusuf', 'hanna-weiss'];

/** Strokes of a small one are a little thicker than its size asks for. */
const face = (edge: number, figure: Figure): Ink => {
  const head = inked(bust(figure));
  const scale = (1.05 * edge) / 96;
  return moved(
    `translate(${edge / 2} ${(edge * 325) / 96}) scale(${scale})`,
    edge < 96 ? bolder(head, 1.38) : head,
  );
};

const tile = (edge: number, figure: Figure, ground: Color): Drawing =>
  drawing(edge, edge, { ground }, () => face(edge, figure));

/** All speakers in rows of tiles. */
const rowsOf = (columns: number, edge: number): Drawing => {
  const speakers = faces.slice(0, 9);
  const step = edge + 12;
  const height = Math.ceil(speakers.length / columns) * step - 12;
  return drawing(columns * step - 12, height, () => [
    `<clipPath id="tile">${box(0, 0, edge, edge, {}, 12)}</clipPath>`,
    inGrid(speakers, columns, [0, 0], [step, step], ([, figure, ground], x, y) =>
      at(x, y, [
        '<g clip-path="url(#tile)">',
        box(0, 0, edge, edge, { fill: ground }),
        face(edge, figure),
        '</g>',
      ]),
    ),
  ]);
};

export const pictures: Readonly<Record<string, Drawing>> = {
  faces: rowsOf(9, 96),
  'faces-phone': rowsOf(5, 58),
  ...Object.fromEntries(
    faces.flatMap(([name, figure, ground]) => [
      [`face-${name}`, tile(56, figure, ground)],
      ...(large.includes(name) ? [[`face-${name}-large`, tile(96, figure, ground)]] : []),
    ]),
  ),
};
