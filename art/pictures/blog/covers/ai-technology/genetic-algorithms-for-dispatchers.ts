import { curve, type DrawCover, figure, label, labels, linesOf, seedOf, strip } from '@/art/covers';
import { places } from '@/art/maps/plans';
import { disc, edged, lined, shape, times } from '@/art/pens/shapes';
import { createRandom } from '@/planner/random';

/** Height of zero and of a mile; place and width of the gates. */
const [zero, perMile, first, step, wide] = [630, 9.9, 408, 166, 108] as const;
/** Runs, and how many miles apart they end, as in the article. */
const [runs, spread] = [10, 28.6 - 26.1] as const;

export const cover: DrawCover = (article) => {
  const { series } = linesOf(article);
  const [best = [], , stuck = []] = series.map(({ values }) => values);
  const random = createRandom(seedOf(article.slug));
  const x = (i: number) => first + i * step;
  const y = (miles: number) => zero - miles * perMile;
  const gates = best.map((miles, i) => [x(i), y(miles)] as const);
  const [[, firstY] = [0, 0], [, lastY] = [0, 0]] = [gates[0], gates.at(-1)];
  const lines = times(runs, (run) => {
    const order = (run / (runs - 1) - 0.5) * spread * perMile;
    const knot = times(9, (k) => {
      const near = 1 - k / 11;
      return [
        -30 + k * 46 + (random() - 0.5) * 90,
        firstY - 70 * near + (random() - 0.5) * 430 * near,
      ] as const;
    });
    const after = gates.map(([gateX, gateY], i) => {
      const loose = 1 + 3.2 * 0.4 ** i;
      return [gateX, gateY + order * loose] as const;
    });
    return curve([...knot, ...after, [1260, lastY + order]]);
  });
  const level = y(stuck.at(-1) ?? 0);
  const astray = [
    ...places('-60,120 70,-40 190,10').map(([left, down]) => [left, firstY + down] as const),
    ...places('320,34 410,3 500,0 600,0 1260,0').map(
      ([left, down]) => [left, level + down] as const,
    ),
  ];
  return {
    alt: `A tangle of ${runs} lines comes loose on its way through five gates, as high as the best route’s miles: ${best.join(', ')}. Without mutation a line runs straight on at ${stuck.at(-1)}.`,
    ink: [
      labels(gates.map(([gateX, gateY]) => strip(gateX - wide / 2, gateY, wide, zero - gateY))),
      shape(lines.join(''), lined('plum', 5)),
      shape(curve(astray), lined('ink', 8)),
      shape(curve([...gates, [1260, lastY]]), lined('signal', 11)),
      gates.map(([gateX, gateY]) => disc(gateX, gateY, 15, edged('highlight', 'signal', 8))),
      figure(`${best.at(-1)} mi`, 1118, 148, { anchor: 'end' }),
      label(`no mutation: ${stuck.at(-1)}`, 1118, level + 46, { anchor: 'end' }),
      best.map((miles, i) => label(String(miles), x(i), 604, { anchor: 'middle', size: 32 })),
    ],
  };
};
