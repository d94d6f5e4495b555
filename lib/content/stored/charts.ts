import type { ArticleChart } from '@/content/blog/types';
import { readStored } from './read-stored';

/** Stands in for content/found/charts.ts while the site is built (next.config.ts). */
export const charts = readStored<ArticleChart>('charts');
