import { onTint, townMap } from '@/art/maps';
import {
  box,
  disc,
  drawing,
  edged,
  type Ink,
  inked,
  lined,
  mapInset,
  moved,
  segment,
  shape,
} from '@/art/pens';
import { board, bolder, piece, seam } from '@/art/people/pieces';
import { van } from '@/art/people/props';

const streets = townMap([300, 470], onTint('cobalt'), {
  scale: 300 / 240,
  town: { seed: 71, angle: 14 },
});

/** A half of the curtain, its hem in folds of 37. */
const curtain = (x: number, folds: number): Ink => {
  const hem = Array.from({ length: folds }, () => 'q-18.5 22 -37 0').join('');
  const seams = Array.from({ length: folds - 1 }, (_, i) => `M${x + 37 * (i + 1)} 152V446`);
  return [
    piece(`M${x} 140H${x + 37 * folds}V448${hem}Z`, 'cobaltcloth', 4),
    seam(seams.join(''), 'ink', 2),
  ];
};

const pin: Ink = [
  piece('M0 0C-34 -44 -44 -60 -44 -82a44 44 0 0 1 88 0C44 -60 34 -44 0 0Z', 'signal', 4),
  disc(0, -82, 17, edged('surface', 'ink', 4)),
];

/** A van whose lamp throws its light on what stands before it. */
const lit = (x: number, side: 1 | -1, stripe: 'madder' | 'cobalt'): Ink =>
  moved(`translate(${x} 0) scale(${side} 1)`, [
    shape('M252 416L400 216V466Z', { fill: 'ochrecloth', opacity: 0.45 }),
    moved('translate(-46 246) scale(.66)', bolder(inked(van(stripe)), 1.7)),
  ]);

export const pictures = {
  /** Privacy: where somebody is stands behind a curtain. */
  'legal-privacy': drawing(800, 520, { ground: 'cobalttint', bleeds: 'xMidYMax' }, () =>
    moved('translate(80 0)', [
      segment([-50, 340], [124, 340], lined('cobalt', 9)),
      disc(-50, 340, 18, edged('surface', 'cobalt', 9)),
      box(159, 33, 322, 534, { fill: 'ink' }, 44),
      mapInset(streets, [170, 64, 300, 470], 26),
      moved('translate(338 380)', pin),
      curtain(167, 4),
      curtain(361, 3),
      board([150, 124, 340, 16], 'stone', 8, 4),
      disc(124, 340, 18, edged('surface', 'cobalt', 9)),
    ]),
  ),
  /** Terms: what two sides signed, in the light of both. */
  'legal-terms': drawing(800, 520, { ground: 'tealtint', bleeds: 'xMidYMax' }, () =>
    moved('translate(0 -40)', [
      segment([16, 477], [784, 477], lined('ink', 3)),
      lit(0, 1, 'madder'),
      lit(800, -1, 'cobalt'),
      board([392, 380, 16, 97], 'stone', 2, 3),
      board([300, 92, 200, 300], 'surface', 8, 4),
      seam('M326 132H436M326 160H474M326 186H458', 'edge', 6),
      seam('M326 282H474M326 358H474', 'line', 4),
      seam('M332 272q16 -52 26 -12t22 -12t20 10t34 -22', 'madder', 7),
      seam('M332 348q26 -60 30 -14t24 -10t16 8t46 -24', 'cobalt', 7),
      disc(441, 231, 9, edged('surface', 'madder', 6)),
      disc(455, 303, 9, edged('surface', 'cobalt', 6)),
    ]),
  ),
};
