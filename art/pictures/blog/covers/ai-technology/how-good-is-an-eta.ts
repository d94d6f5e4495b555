import { barsOf, type DrawCover, figure, label, labels, strip } from '@/art/covers';
import { box, type Color, lined, segment, times, words } from '@/art/pens';

/** By minutes late, in the order of the chart's bars. */
const streets: readonly (readonly [string, Color])[] = [
  ['…−5', 'cobalt'],
  ['−4…−1', 'cobalt'],
  ['0…4', 'teal'],
  ['5…9', 'plum'],
  ['10…14', 'madder'],
  ['15+', 'madder'],
];
const [firstX, stepX, ground, stepY, foot] = [149, 180.4, 524, 62, 540];

const van = (x: number, y: number, color: Color) => [
  box(x - 25, y - 27, 50, 54, { fill: color }, 11),
  box(x - 16, y - 17, 32, 12, { fill: 'highlight' }, 4),
];

export const cover: DrawCover = (article) => {
  const bars = barsOf(article);
  const count = bars.reduce((sum, { value }) => sum + value, 0);
  const inTime = bars.reduce((sum, { value, strong }) => sum + (strong ? 0 : value), 0);
  const x = (i: number) => firstX + i * stepX;
  const [promised, late] = [x(1.5), x(3.5)];
  return {
    alt: `${count} vans, one for each arrival, parked in six streets around a post marked ETA: ${bars.map(({ value }) => value).join(', ')}, from 5 minutes or more early to 15 or more late. A dotted line at +9 minutes has ${inTime} of the ${count} before it.`,
    ink: [
      streets.map((_, i) => strip(x(i) - 30, 0, 60, foot)),
      // Their names are wider than the streets.
      strip(0, foot, 1200, 630 - foot),
      bars.map(({ value }, i) =>
        times(value, (k) => van(x(i), ground - 27 - k * stepY, streets[i]?.[1] ?? 'ink')),
      ),
      segment([promised, 24], [promised, 600], lined('signal', 8)),
      labels([
        box(promised - 58, 20, 116, 62, { fill: 'signal' }, 12),
        words.mono('ETA', promised, 63, 36, 'onsignal', 'middle'),
      ]),
      segment([late, 244], [late, 600], lined('ink', 5, [2, 12])),
      figure('+9 min', 1118, 158, { anchor: 'end' }),
      label(`${inTime} of ${count} by then`, 1118, 214, { anchor: 'end' }),
      streets.map(([name], i) => label(name, x(i), 582, { anchor: 'middle' })),
    ],
  };
};
