import { z } from 'zod';
import { helpArticle, recentUpdate, supportCategory } from '../help/types';
import { pageFacts } from '../products/types';
import { between, text, unlike } from './base';

/** Help articles and what the support center shows beside them, by file. */
export const helpSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/help/articles/*.ts': z.looseObject({ article: helpArticle }),
  'content/help/support.ts': z.looseObject({
    // Cards in rows of three.
    supportCategories: unlike(supportCategory, 'id', 3, 9),
    recentUpdates: between(recentUpdate, 0, 30),
    supportPage: z.looseObject({
      page: pageFacts,
      empty: z.looseObject({ title: text.max(60), text: text.max(200) }),
    }),
  }),
};
