import { logoDrawings } from '@/art/logos';
import { type Color, drawing, hue, icon } from '@/art/pens';
import { box, disc, edged, lined, segment, times } from '@/art/pens/shapes';

const width = 640;
const height = 84;
const hues: readonly Color[] = ['cobalt', 'madder', 'teal', 'plum', 'ochre'];

export const pictures = {
  ...logoDrawings,
  'integrations-request': drawing(width, height, () => {
    const middle = height / 2;
    const end = 400;
    return [
      ...hues.map((color, i) => hue(`M-4 ${middle + (i - 2) * 9}H${end}`, color, { width: 4 })),
      ...times(9, (i) => disc(end + 44 + i * 15, middle, 2.4, { fill: 'ink3' })),
      box(end - 26, middle - 26, 52, 52, edged('ink', 'paper', 5), 12),
      icon('plus', end - 13, middle - 13, 26, 'paper'),
      segment([0, height - 0.5], [width, height - 0.5], lined('line', 1)),
    ];
  }),
};
