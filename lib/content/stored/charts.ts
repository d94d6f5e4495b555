import type { ArticleChart } from '@/content/blog/types';
import { readStored } from './read-stored';

/** Stands in for content/found/charts.ts while the site is built (tsconfig.build.json). */
export const charts = readStored<ArticleChart>('charts');
