import { z } from 'zod';
import { helpArticle, supportCategory } from '../help/types';
import { pageFacts } from '../products/types';
import { day, text } from './base';

const categories = supportCategory.options;

/** Help articles and what the support center shows beside them, by file. */
export const helpSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/help/articles/*.ts': z.looseObject({ article: helpArticle }),
  'content/help/support.ts': z.looseObject({
    supportCategories: z
      .array(z.looseObject({ id: supportCategory, name: text, description: text }))
      .length(categories.length, 'must be the six categories'),
    recentUpdates: z.array(
      z.strictObject({
        id: z.int().positive(),
        title: text,
        date: day,
        type: z.enum(['feature', 'update', 'documentation']),
        href: text,
      }),
    ),
    supportPage: z.looseObject({
      page: pageFacts,
      empty: z.looseObject({
        title: z.literal('No articles available'),
        text: z.literal(
          'Help articles are currently being updated. Please contact our support team for assistance.',
        ),
      }),
    }),
  }),
};
