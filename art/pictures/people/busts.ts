import { type Color, type Drawing, drawing } from '@/art/pens';
import { type Ink, inked, moved } from '@/art/pens/shapes';
import { bust, type Figure } from '@/art/people/body';
import * as people from '@/art/people/figures';
import { bolder } from '@/art/people/pieces';

/** Of quotes by the speakers' names, and of the chat. */
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
  ['ravi-menon', people.regionalManager, 'tealtint'],
  ['grace-holloway', people.fulfillmentManager, 'plumtint'],
  ['chat', people.assistant, 'ochretint'],
];

/** Never beside a quote as large as a headline. */
const small = ['lena-brandt', 'nikhil-deshpande', 'ravi-menon', 'grace-holloway', 'chat'];

/** Strokes of a small one are a little thicker than its size asks for. */
const face = (edge: number, figure: Figure): Ink => {
  const head = inked(bust(figure, edge >= 96));
  const scale = (1.05 * edge) / 96;
  return moved(
    `translate(${edge / 2} ${(edge * 325) / 96}) scale(${scale})`,
    edge < 96 ? bolder(head, 1.38) : head,
  );
};

const tile = (edge: number, figure: Figure, ground: Color): Drawing =>
  drawing(edge, edge, { ground }, () => face(edge, figure));

export const pictures: Readonly<Record<string, Drawing>> = Object.fromEntries(
  faces.flatMap(([name, figure, ground]) => [
    [`face-${name}`, tile(56, figure, ground)],
    ...(small.includes(name) ? [] : [[`face-${name}-large`, tile(96, figure, ground)]]),
  ]),
);
