import type { ArticleChart } from '@/content/blog/types';
import { chartDrawing } from '../charts/chart';
import { drawingSvg } from '../pens/drawing';

/** Draws the chart of an article as SVG. */
export const draw = (chart: ArticleChart): string => drawingSvg(chartDrawing(chart));
