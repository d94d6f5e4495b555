import { z } from 'zod';
import { chart, post } from '../blog/types';
import { pageFacts } from '../products/types';
import { text, thread } from './base';

const page = z.looseObject({
  page: pageFacts,
  shortcuts: z.tuple([
    z.literal('route optimization'),
    z.literal('fleet tracking'),
    z.literal('delivery management'),
  ]),
  unknown: z.looseObject({
    title: z.literal('Article not found'),
    text: z.literal("The article you're looking for doesn't exist."),
  }),
});

/** Articles of the blog, their charts and the words around them, by file. */
export const blogSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/blog/categories.ts': z.looseObject({
    blogCategories: z
      .array(z.strictObject({ name: text, thread, night: z.boolean() }))
      .length(9, 'must be the nine categories'),
  }),
  'content/blog/page.ts': z.looseObject({ blogPage: page }),
  'content/blog/posts/*.ts': z.strictObject({ post }),
  'content/blog/charts/*.ts': z.strictObject({ chart }),
};
