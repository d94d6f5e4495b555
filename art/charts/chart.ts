import type { ArticleChart } from '@/content/blog/types';
import type { Drawing } from '../pens/drawing';
import { widthOf, words } from '../pens/letters';
import { box, edged } from '../pens/shapes';
import { barsHeight, drawBars } from './bars';
import { drawLines, linesHeight } from './lines';
import { chartWidth, margin } from './measures';

/** Breaks a title into lines that fit the canvas. */
function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = widthOf(longer, 19, 'strong') <= chartWidth - 2 * margin;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The numbers of an article's worked example as a drawing on the page's ground. */
export function chartDrawing(chart: ArticleChart): Drawing {
  const lines = titleLines(chart.title);
  const top = 38 + lines.length * 24;
  const body = chart.kind === 'bars' ? barsHeight(chart) : linesHeight(chart);
  const height = top + body + margin;
  const draw = () => [
    box(0.75, 0.75, chartWidth - 1.5, height - 1.5, edged('surface', 'line', 1.5), 16),
    ...lines.map((line, i) => words.strong(line, margin, 40 + i * 24, 19)),
    chart.kind === 'bars' ? drawBars(chart, top) : drawLines(chart, top),
  ];
  return { width: chartWidth, height, light: 'page', draw };
}
