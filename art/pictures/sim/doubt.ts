import { num } from '@/art/maps/svg-path';
import { type Drawing, drawing } from '@/art/pens/drawing';
import { marks, words } from '@/art/pens/letters';
import { disc, edged, lined, shape } from '@/art/pens/shapes';

/** Minutes between pings; at 60 km/h as many kilometers. */
const rates = [5, 15, 30] as const;

const hour = 60;

interface Layout {
  width: number;
  height: number;
  left: number;
  right: number;
  /** Half the height of the widest lens. */
  belly: number;
  apart: number;
  steps: readonly number[];
}

/** An hour at 60 km/h under three ping rates; a lens is where the truck may be meanwhile. */
function doubt({ width, height, left, right, belly, apart, steps }: Layout): Drawing {
  const x = (kilometers: number) => left + (kilometers / hour) * (right - left);
  const rows = rates.map((gap, row) => {
    const y = 92 + row * apart;
    const half = (gap / 30) * belly;
    const ends = Array.from({ length: hour / gap + 1 }, (_, i) => x(i * gap));
    const lenses = ends.slice(1).map((end, i) => {
      const start = ends[i] as number;
      const middle = (start + end) / 2;
      return `M${num(start)} ${y}Q${num(middle)} ${num(y - 2 * half)} ${num(end)} ${y}Q${num(middle)} ${num(y + 2 * half)} ${num(start)} ${y}z`;
    });
    return [
      words.strong(`Every ${gap} min`, left, y - 48, 17),
      words.text(`${gap} km of doubt`, right, y - 48, 17, 'maddertext', 'end'),
      shape(lenses.join(''), edged('maddertint', 'madder', 2)),
      shape(`M${left} ${y}H${right}`, lined('cobalt', 4)),
      ...ends.map((at) => disc(at, y, 7, edged('surface', 'cobalt', 4))),
    ];
  });
  const bottom = 92 + 2 * apart + belly + 44;
  return drawing(width, height, () => [
    ...rows,
    ...marks(
      steps.map((step) => [`${step} km`, x(step)]),
      bottom,
      16,
    ),
  ]);
}

export const simDoubtDrawings = {
  'sim-doubt': doubt({
    width: 760,
    height: 470,
    left: 12,
    right: 748,
    belly: 40,
    apart: 134,
    steps: [0, 15, 30, 45, 60],
  }),
  'sim-doubt-small': doubt({
    width: 350,
    height: 450,
    left: 10,
    right: 340,
    belly: 34,
    apart: 128,
    steps: [0, 30, 60],
  }),
};
