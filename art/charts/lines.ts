import type { ArticleChart } from '@/content/blog/types';
import { box, type Color, disc, edged, line, lined, segment, widthOf, words } from '../pens';
import { endOf, endSize, limitWords } from './limit-words';
import { axisSteps, chartWidth, margin } from './measures';

type Lines = Extract<ArticleChart, { kind: 'line' }>;

const plotHeight = 250;
const headRoom = 30;
const legendRow = 30;
const hues: readonly Color[] = ['cobalt', 'madder', 'teal', 'ochre', 'plum'];

export const linesHeight = ({ series }: Lines): number =>
  plotHeight + 50 + series.length * legendRow;

/** Width of the widest words on a phone, where they grow. */
const widestOf = (texts: readonly string[]): number =>
  1.3 * Math.max(...texts.map((text) => widthOf(text, 15, 'mono')));

/** Gap between ticks on a phone, wider where they contain blanks. */
const spacingOf = (ticks: readonly string[]): number =>
  ticks.some((tick) => /\s/.test(tick)) ? 32 : 12;

/** Curves over a common axis, each ending in a stop, and the limit. */
export function drawLines({ series, ticks, unit, limit }: Lines, top: number) {
  const values = [...series.flatMap((each) => each.values), ...(limit ? [limit.value] : [])];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const steps = axisSteps(low > 0 && low < high * 0.6 ? 0 : low, high);
  const [bottom, ceiling] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const left = margin + widestOf(steps.map(String)) + 10;
  const widest = widestOf(ticks);
  const right = chartWidth - margin - Math.max(10, widest / 2 - 6);
  const x = (i: number) => left + 8 + ((right - left - 8) * i) / Math.max(1, ticks.length - 1);
  const y = (value: number) =>
    top + headRoom + (plotHeight - headRoom) * (1 - (value - bottom) / (ceiling - bottom));
  const grid = steps.map((step) => [
    segment([left, y(step)], [right, y(step)], lined('line', 1)),
    words.mono(String(step), left - 10, y(step) + 5, 15, 'ink3', 'end'),
  ]);
  // Every n-th tick is named, so that the words do not touch.
  const every = Math.max(1, Math.ceil((widest + spacingOf(ticks)) / (x(1) - x(0))));
  const names = ticks.map((tick, i) =>
    i % every === 0 ? words.mono(tick, x(i), top + plotHeight + 28, 15, 'ink3', 'middle') : '',
  );
  const ways = series.map(({ values: own }) =>
    own.map((value, at): readonly [number, number] => [x(at), y(value)]),
  );
  const colorOf = (i: number) => hues[i % hues.length] as Color;
  const curves = ways.map((points, i) => line(points, lined(colorOf(i), 4)));
  const ends = ways.map((way, i) => {
    const { radius, width } = endSize(way, ways);
    return disc(...endOf(way), radius, edged('surface', colorOf(i), width));
  });
  const rule = limit
    ? [
        limitWords(limit, [left, right], y(limit.value), ways),
        segment([left, y(limit.value)], [right, y(limit.value)], lined('error', 2, [6, 6])),
      ]
    : '';
  const legend = series.map(({ label }, i) => {
    const row = top + plotHeight + 50 + i * legendRow;
    return [
      box(margin, row + 4, 26, 5, { fill: colorOf(i) }, 2),
      words.text(label, margin + 38, row + 13, 17),
    ];
  });
  const label = words.mono(unit, margin, top + 6, 15, 'ink3');
  return [label, ...grid, ...names, rule, ...curves, ...ends, ...legend];
}
