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

/** Its floor is at 0; wide and low, to stand whole above the ways to reach us. */
const office: Ink = [
  board([300, -480, 500, 250], 'cobaltdeep', 6, 4),
  moved('translate(370 -448) scale(.64)', bolder(inked(van('madder')), 2.6)),
  board([286, -234, 528, 16], 'stone', 3, 4),
  seam('M680 -480V-234', 'ink', 4),
  clockFace(-230, -390, 40, [6, 40]),
  box(-1800, 0, 4800, 500, { fill: 'sunk' }),
  seam('M-1800 0H3000', 'ink', 4),
  moved('scale(1.9)', atDesk(onTheLine, 'wheelchair')),
];

export const pictures = {
  contact: drawing(640, 320, { light: 'night', bleeds: 'xMidYMax' }, () =>
    moved('translate(172 286) scale(.52)', office),
  ),
};
