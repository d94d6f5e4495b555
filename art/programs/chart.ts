import type { ArticleChart } from '@/content/blog/types';
import { chartSheet } from '../charts/chart';
import { drawSheet } from '../pens/sheet';

/** Draws the chart of an article as SVG. */
export const draw = (chart: ArticleChart): string => drawSheet(chartSheet(chart));
