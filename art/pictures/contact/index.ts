import { box, drawing, type Ink, inked, moved } from '@/art/pens';
import type { Figure } from '@/art/people/body';
import { atDesk } from '@/art/people/desk';
import { dispatcher } from '@/art/people/figures';
import { board, bolder, seam } from '@/art/people/pieces';
import { van } from '@/art/people/props';
import { clockFace } from '@/art/people/scene';

const onTheLine: Figure = {
  ...dispatcher,
  skin: 2,
  head: { hair: 'side', hairColor: 'brown', beard: 'brown', profile: true, headset: true },
  top: 'tealcloth',
};

/** Its floor is at 0. */
const office: Ink = [
  board([-190, -640, 460, 240], 'cobaltdeep', 6, 4),
  moved('translate(-40 -613) scale(.6)', bolder(inked(van('madder')), 2.8)),
  board([-200, -404, 480, 16], 'stone', 3, 4),
  seam('M40 -640V-404', 'ink', 4),
  clockFace(-250, -560, 40, [6, 40]),
  box(-1200, 0, 4800, 500, { fill: 'sunk' }),
  seam('M-1200 0H3600', 'ink', 4),
  moved('scale(1.9)', atDesk(onTheLine, 'wheelchair')),
];

export const pictures = {
  contact: drawing(640, 610, { light: 'night', bleeds: 'xMinYMax' }, () =>
    moved('translate(307 558) scale(.8)', office),
  ),
  'contact-phone': drawing(390, 420, { light: 'night' }, () =>
    moved('translate(200 376) scale(.56)', office),
  ),
};
