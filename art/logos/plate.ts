import { logoHeight } from '@/lib/picture/logo';
import type { Hue } from '../maps';
import { type Color, type Drawing, drawing, widthOf, words } from '../pens';
import { box } from '../pens/shapes';

const largest = 21;
const widest = 180;
const air = 12;

/** A name without a mark, in our own type. */
export function plateDrawing(name: string, hue: Hue): Drawing {
  const natural = widthOf(name, largest, 'sign');
  const size = largest * Math.min(1, (widest - 2 * air) / natural);
  const width = Math.ceil(widthOf(name, size, 'sign') + 2 * air);
  const baseline = logoHeight / 2 + (size * 7.5) / largest;
  const plate = (top: number, fill: Color, color: Color) => [
    box(0, top + 3, width, 34, { fill }, 8),
    words.sign(name, air, top + baseline, size, color),
  ];
  return drawing(width, 2 * logoHeight, () => [
    plate(0, 'sunk', 'ink'),
    plate(logoHeight, `${hue}tint`, `${hue}text`),
  ]);
}
