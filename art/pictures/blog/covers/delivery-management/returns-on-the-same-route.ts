import { blend, type DrawCover, figure, label, linesOf, strip } from '@/art/covers';
import { box, edged, lined, segment, shape, times } from '@/art/pens/shapes';

/** A cubic foot is a unit high. */
const [floor, wide, left, step] = [528, 86, 78, 106.5] as const;
const layer = 30;

const parcel = (x: number, y: number) =>
  `M${x + 3} ${y + 2}h37v${layer - 4}h-37zM${x + 46} ${y + 2}h37v${layer - 4}h-37z`;

const armchair = (x: number, y: number) =>
  `M${x + 18} ${y - 38}v-22q0 -18 18 -18h14q18 0 18 18v22q4 -10 12 -10q3 0 3 8v30q0 8 -8 8v2h-10v-2h-44v2h-10v-2q-8 0 -8 -8v-30q0 -8 3 -8q8 0 12 10z`;
const wheel = 'a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z';
const stroller = (x: number, y: number) =>
  `M${x + 22} ${y - 23}h44a22 14 0 0 1 -44 0zM${x + 42} ${y - 26}v-14a22 14 0 0 0 -20 14zM${x + 58} ${y - 25}l8 -14h12v4h-9l-6 10zM${x + 26} ${y - 5}${wheel}M${x + 50} ${y - 5}${wheel}`;

export const cover: DrawCover = (article) => {
  const { series, limit } = linesOf(article);
  const [out = [], loads = []] = series.map(({ values }) => values);
  const roof = limit?.value ?? 0;
  const peak = Math.max(...loads);
  const back = loads.map((load, i) => load - (out[i] ?? 0));
  const chair = back.find((more) => more > 0) ?? 0;
  const x = (i: number) => left + i * step;
  const top = (i: number) => floor - (out[i] ?? 0);
  const parcels = out.flatMap((sent, i) =>
    times(sent / layer, (k) => parcel(x(i), floor - (k + 1) * layer)),
  );
  const returned = back.map((more, i) => [
    more > 0 ? armchair(x(i), top(i)) : '',
    more > chair ? stroller(x(i), top(i) - chair) : '',
  ]);
  const body = edged(blend('madderdeep', 42, 'band'), blend('madder', 45, 'madderdeep'), 4);
  return {
    alt: `A van in section after every second stop of a route. Packages leave, an armchair comes aboard after stop 4 and a stroller after stop 10. The load goes ${loads.join(', ')} cubic feet, ${peak} at most, and stays under the roof at ${roof}.`,
    ink: [
      strip(0, floor + 14, 1200, 40),
      loads.map((_, i) => [
        box(x(i) + 6, floor + 4, 16, 34, { fill: 'band' }, 5),
        box(x(i) + wide - 22, floor + 4, 16, 34, { fill: 'band' }, 5),
        box(x(i) - 4, floor - roof - 4, wide + 8, roof + 16, body, 12),
      ]),
      shape(parcels.join(''), { fill: 'madder' }),
      shape(returned.flat().join(''), { fill: 'signal' }),
      segment([0, floor - roof], [1200, floor - roof], lined('ink', 5, [1, 12])),
      figure(`${peak} of ${roof}`, 78, 148),
      label('armchair', x(2) + wide / 2, 612, { anchor: 'middle' }),
      label('stroller', x(5) + wide / 2, 612, { anchor: 'middle' }),
      label('van is full', 1118, floor - roof - 24, { anchor: 'end' }),
    ],
  };
};
