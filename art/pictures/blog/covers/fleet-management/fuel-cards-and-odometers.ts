import { blend, type DrawCover, figure, label, linesOf, strip } from '@/art/covers';
import { box, type Color, lined, segment, shape } from '@/art/pens';

/** Height of a mile per gallon; places of rows and pumps. */
const [perMile, first, spacing, left, step, wide] = [7.7, 222, 184, 446, 87, 58] as const;

/** Gallons, as in the article. */
const missing = 2.2;

/** And how far down each row stands. */
const causes = [
  ['typing error', 1],
  ['a fault', 2],
  ['missing fuel', 0],
] as const;
const filled = { plain: 'cobalt', off: blend('cobalt', 50, 'ink'), gone: 'signal' } as const;

const pump = (x: number, ground: number, height: number, fill: Color) => [
  shape(`M${x + wide} ${ground - 20}h5q8 0 8 -8V${ground - height + 36}l-8 -12`, lined(fill, 5)),
  box(x, ground - height, wide, height, { fill }, 8),
  box(x + 11, ground - height + 11, wide - 22, 18, { fill: 'highlight' }, 4),
];

export const cover: DrawCover = (article) => {
  const { series, limit } = linesOf(article);
  const norm = limit?.value ?? 0;
  const rows = series.map(({ values }, row) => {
    const [cause, down] = causes[row] ?? ['', row];
    const ground = first + down * spacing;
    const last = row === series.length - 1;
    const fill = (value: number): Color => {
      if (last && value < norm - 1) return filled.gone;
      return Math.abs(value - norm) > 3 ? filled.off : filled.plain;
    };
    const line = ground - norm * perMile;
    return [
      strip(0, ground, 1200, 14),
      values.map((value, i) => pump(left + i * step, ground, value * perMile, fill(value))),
      segment([left - 26, line], [1200, line], lined('ink', 5, [1, 12])),
      label(cause, 80, ground - 18),
    ];
  });
  const [typed = [], worn = [], taken = []] = series.map(({ values }) => values);
  return {
    alt: `Three rows of eight fuel pumps, as high as the miles per gallon of each fill, with ${norm} as a dotted line. One row leaps to ${Math.max(...typed)} and drops to ${Math.min(...typed)}: a typing error. One slides to ${worn.at(-1)}: a fault. One dips three times to ${Math.min(...taken)}, in orange: missing fuel, ${missing} gallons each time.`,
    ink: [rows, figure(`${missing} gal`, 78, 132)],
  };
};
