import type { ArticleChart } from '@/content/blog/types';
import { box, type Drawing, drawing, edged, evened, lined, segment, widthOf, words } from '../pens';
import { drawLines, linesHeight } from './lines';
import { chartWidth, margin, readable } from './measures';

type Bars = Extract<ArticleChart, { kind: 'bars' }>;

const rowHeight = 62;
const barHeight = 20;

const barsHeight = ({ bars }: Bars): number => bars.length * rowHeight + 8;

/** Bars to one scale; strong ones in another color. */
function drawBars({ bars, unit }: Bars, top: number) {
  const largest = Math.max(...bars.map(({ value }) => value));
  const printed = (value: number) => readable(value, unit);
  const widest = Math.max(...bars.map(({ value }) => widthOf(printed(value), 17, 'mono')));
  // Words grow on a phone.
  const room = chartWidth - 2 * margin - 1.15 * widest - 12;
  return bars.map(({ label, value, strong }, i) => {
    const y = top + i * rowHeight;
    // No bar for zero, a visible one for little.
    const length = value === 0 ? 0 : Math.max(3, (value / largest) * room);
    return [
      words[strong ? 'strong' : 'text'](label, margin, y + 18, 17),
      segment([margin, y + 24], [margin, y + 52], lined('ink', 2)),
      length > 0
        ? box(margin, y + 28, length, barHeight, { fill: strong ? 'madder' : 'cobalt' }, 3)
        : '',
      words.mono(printed(value), margin + length + 10, y + 44, 17),
    ];
  });
}

/** 14 px are left, since it grows on a phone. */
const titleRoom = chartWidth - 2 * margin - 14;

export function chartDrawing(chart: ArticleChart): Drawing {
  const lines = evened(chart.title, titleRoom, 19, 'strong');
  const top = 38 + lines.length * 24;
  const body = chart.kind === 'bars' ? barsHeight(chart) : linesHeight(chart);
  const height = top + body + margin;
  return drawing(chartWidth, height, () => [
    box(0.75, 0.75, chartWidth - 1.5, height - 1.5, edged('surface', 'line', 1.5), 16),
    ...lines.map((line, i) => words.strong(line, margin, 40 + i * 24, 19)),
    chart.kind === 'bars' ? drawBars(chart, top) : drawLines(chart, top),
  ]);
}
