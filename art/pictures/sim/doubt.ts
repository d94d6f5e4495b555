import { num } from '@/art/maps';
import { type Drawing, drawing, marks, words } from '@/art/pens';
import { disc, edged, lined, shape, spaced, times } from '@/art/pens/shapes';

/** Minutes between pings; at 60 mph as many miles. */
const rates = [5, 15, 30] as const;

const hour = 60;

/** `belly` is half the height of the widest lens, in which the truck may be. */
function doubt(
  [width, height]: readonly [number, number],
  [left, right]: readonly [number, number],
  [belly, spacing]: readonly [number, number],
  steps: readonly number[],
): Drawing {
  const x = (miles: number) => left + (miles / hour) * (right - left);
  const rows = spaced(rates, 92, spacing, (gap, y) => {
    const half = (gap / 30) * belly;
    const ends = times(hour / gap + 1, (i) => x(i * gap));
    const lenses = ends.slice(1).map((end, i) => {
      const start = ends[i] as number;
      const middle = (start + end) / 2;
      return `M${num(start)} ${y}Q${num(middle)} ${num(y - 2 * half)} ${num(end)} ${y}Q${num(middle)} ${num(y + 2 * half)} ${num(start)} ${y}z`;
    });
    return [
      words.strong(`Every ${gap} min`, left, y - 48, 17),
      words.text(`${gap} mi of doubt`, right, y - 48, 17, 'maddertext', 'end'),
      shape(lenses.join(''), edged('maddertint', 'madder', 2)),
      shape(`M${left} ${y}H${right}`, lined('cobalt', 4)),
      ...ends.map((at) => disc(at, y, 7, edged('surface', 'cobalt', 4))),
    ];
  });
  const axis = steps.map((step) => [`${step} mi`, x(step)] as const);
  const bottom = 92 + 2 * spacing + belly + 44;
  return drawing(width, height, () => [...rows, ...marks(axis, bottom, 16)]);
}

export const pictures = {
  'sim-doubt': doubt([760, 470], [12, 748], [40, 134], [0, 15, 30, 45, 60]),
  'sim-doubt-small': doubt([350, 450], [10, 340], [34, 128], [0, 30, 60]),
};
