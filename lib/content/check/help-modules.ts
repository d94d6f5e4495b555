import { helpArticles } from '@/content/help';
import * as support from '@/content/help/support';
import type { ContentModule } from './checks';

/** The files of the help center: an article's is named by its slug. */
export const helpModules: readonly ContentModule[] = [
  // Ids and slugs alone: the texts stand in the articles' own files.
  {
    file: 'content/help/index.ts',
    data: { articles: helpArticles.map(({ id, slug }) => ({ id, slug })) },
  },
  { file: 'content/help/support.ts', data: support },
  ...helpArticles.map((article) => ({
    file: `content/help/articles/${article.slug}.ts`,
    data: { article },
  })),
];
