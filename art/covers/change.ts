import { widthOf } from '../pens/letters';
import { type Ink, lined, shape } from '../pens/shapes';
import { figure } from './words';

/** Room for the arrow, in blanks. */
const gap = ' '.repeat(9);

/** A figure that becomes another, ending at x: the face of figures has no arrow. */
export function change(before: string, after: string, x: number, y: number, size = 136): Ink {
  const from = x - widthOf(gap + after, size, 'sign') + size * 0.2;
  const to = x - widthOf(after, size, 'sign') - size * 0.2;
  const [middle, head] = [y - size * 0.33, size * 0.13];
  return [
    figure(`${before}${gap}${after}`, x, y, { anchor: 'end', size }),
    shape(
      `M${from.toFixed(1)} ${middle.toFixed(1)}H${to.toFixed(1)}m${-head} ${-head}l${head} ${head}l${-head} ${head}`,
      lined('ink', size * 0.055),
    ),
  ];
}
