import type { ArticleChart } from '@/content/blog/types';
import { type Drawing, drawing, evened, words } from '../pens';
import { box, edged } from '../pens/shapes';
import { barsHeight, drawBars } from './bars';
import { drawLines, linesHeight } from './lines';
import { chartWidth, margin } from './measures';

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
