import type { ArticleChart } from '@/content/blog/types';
import { readStored } from './read-stored';

/** Replaces content/found/charts.ts during the build (tsconfig.build.json). */
export const charts = readStored<ArticleChart>('charts');
