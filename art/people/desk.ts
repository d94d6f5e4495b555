import type { Point } from '@/lib/city/types';
import { places } from '../maps/plans';
import { box, type Ink, lined, moved, shape } from '../pens/shapes';
import { dark, type Figure, person, shoe } from './body';
import { board, capsule, joined, seam } from './pieces';
import { lines } from './props';

const screen = (x: number, picture: Ink): Ink =>
  moved(`translate(${x} -160)`, [
    board([-23, -32, 46, 58], 'ink', 4),
    box(-19, -28, 38, 50, { fill: 'surface' }, 2),
    picture,
  ]);

const columns = lines(-14, -20, 11, [
  ['cobalt', 24],
  ['madder', 16],
  ['teal', 28],
  ['ochre', 12],
]);

const desk: Ink = [
  shape('M8 -116H118', lined('ink', 6)),
  shape('M108 -114V-1', lined('ink', 4)),
  seam('M36 -118h26M49 -118v-14M84 -118h26M97 -118v-14', 'ink', 3),
  screen(47, seam('M-14 14L-4 2L6 -6L4 -20M-12 -18L-2 -14L10 8', 'cobalt', 2.4)),
  screen(97, columns),
];

const office: Ink = [
  shape('M-44 -106H-2M-24 -100V-22M-52 -6L-24 -22L4 -6', lined('ink2', 5)),
  board([-58, -112, 70, 13], 'ink2', 6),
  shape('M-72 -186Q-78 -150 -64 -116', lined('ink2', 8)),
];

const wheels: Ink = [
  shape('M-76 -178Q-72 -150 -66 -110H12L30 -22H56', lined('ink2', 5)),
  `<g class="s-ink" fill="none"><circle cx="-36" cy="-46" r="46" stroke-width="6"/><circle cx="-36" cy="-46" r="34" stroke-width="2"/><circle cx="32" cy="-10" r="10" stroke-width="4"/></g>`,
];

/** Knee, ankle and foot; in a wheelchair clear of its wheel, on the footrest. */
const seats = { office: '50,-140 47,-56 50,-34', wheelchair: '66,-140 71,-80 74,-61' };

/** A figure without legs of its own, as `dispatcher`, who faces to the right; the floor at 0. */
export const seated = (figure: Figure, seat: keyof typeof seats): Ink => {
  const [knee, ankle, foot] = places(seats[seat]) as [Point, Point, Point];
  const sitter = moved('translate(-44 36)', [
    person(figure),
    shoe(foot, figure.shoes ?? dark),
    joined(
      capsule([0, -142], knee, 15, 13) + capsule(knee, ankle, 12.5, 9.8),
      figure.pants ?? dark,
    ),
  ]);
  return seat === 'office' ? [office, sitter] : [sitter, wheels];
};

/** Somebody who faces two screens, 190 wide. */
export const atDesk = (figure: Figure, seat: keyof typeof seats = 'office'): Ink => [
  seated(figure, seat),
  desk,
];
