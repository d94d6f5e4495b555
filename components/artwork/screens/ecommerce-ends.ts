import { barCode } from '../draw/bars';
import { tag } from '../draw/card';
import { words } from '../draw/letters';
import { at, box, disc, line, shape } from '../draw/shapes';
import type { Sheet } from '../draw/sheet';
import { stop, thread } from '../draw/threads';

/** Points, as on a railway: the parcel takes the way that keeps its hour for the least. */
function carriers(): string {
  const ways = [
    ['own van', '$3.10', 58],
    ['carrier A', '$4.05', 124],
    ['carrier B', '$4.60', 190],
  ] as const;
  return [
    box(0, 0, 300, 240, { fill: 'tealtint' }),
    thread('M18 124H76C104 124 96 58 128 58H146', 'edge', { width: 5, dash: [9, 9] }),
    thread('M76 124C104 124 96 190 128 190H146', 'edge', { width: 5, dash: [9, 9] }),
    thread('M18 124H146', 'teal', { width: 6 }),
    disc(76, 124, 11, { fill: 'ink' }),
    line(
      [
        [76, 124],
        [92, 92],
      ],
      { stroke: 'ink', width: 5 },
    ),
    disc(93, 90, 7, { fill: 'signal', stroke: 'ink', width: 3 }),
    box(8, 104, 40, 40, { fill: 'ochretint', stroke: 'ink', width: 3 }, 4),
    line(
      [
        [28, 104],
        [28, 118],
      ],
      { stroke: 'ink', width: 3 },
    ),
    ...ways.map(([name, price, y], i) => {
      const taken = i === 1;
      return [
        stop(154, y, taken ? 'teal' : 'edge', { radius: 9, served: taken }),
        words(name, { x: 174, y: y - 3, size: 17, face: taken ? 'strong' : 'text' }),
        words(i === 0 ? 'too far today' : price, {
          x: 174,
          y: y + 18,
          size: 16,
          color: 'ink2',
          face: i === 0 ? 'text' : 'mono',
        }),
      ].join('');
    }),
  ].join('');
}

/** A carton with its old label struck through and the way back on the new one. */
const carton = (): string =>
  [
    box(0, 0, 300, 240, { fill: 'ochretint' }),
    shape('M40 88L66 52H234L260 88z', { fill: 'sunk', stroke: 'ink', width: 4 }),
    box(40, 88, 220, 126, { fill: 'surface', stroke: 'ink', width: 4 }, 4),
    shape('M128 52L122 88V112H178V88L172 52z', { fill: 'ochretint', stroke: 'ink', width: 3 }),
    at(
      56,
      122,
      box(0, 0, 78, 76, { fill: 'paper', stroke: 'edge', width: 2 }, 4) +
        barCode('WL40913', 10, 38, 58, 28, 'edge') +
        words('OUT', { x: 39, y: 26, size: 17, face: 'mono', color: 'ink3', anchor: 'middle' }) +
        line(
          [
            [6, 70],
            [72, 6],
          ],
          { stroke: 'error', width: 4 },
        ),
    ),
    at(
      148,
      122,
      box(0, 0, 98, 76, { fill: 'white', stroke: 'ink', width: 3 }, 4) +
        barCode('RT40913', 12, 38, 74, 28, 'ink') +
        words('RETURN', { x: 49, y: 26, size: 17, face: 'mono', anchor: 'middle' }),
    ),
    tag('refund started 14:21', 40, 12, {
      fill: 'successground',
      color: 'success',
      icon: 'check',
      size: 16,
    }),
  ].join('');

/** Where an order leaves the own vans, and where it comes back. */
export const ecommerceEnds = {
  'ecommerce-carriers': { width: 300, height: 240, light: 'page', draw: carriers },
  'ecommerce-carton': { width: 300, height: 240, light: 'page', draw: carton },
} as const satisfies Record<string, Sheet>;
