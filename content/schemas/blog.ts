import { z } from 'zod';
import { blogCategory, chart, post } from '../blog/types';
import { pageFacts } from '../products/types';
import { between, text, unlike } from './base';

const page = z.looseObject({
  page: pageFacts,
  // Buttons beside the search.
  shortcuts: between(text.max(40), 1, 6),
  unknown: z.looseObject({ title: text.max(60), text: text.max(160) }),
});

/** Articles of the blog, their charts and the words around them, by file. */
export const blogSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/blog/categories.ts': z.looseObject({
    // Buttons of the filter: the first five, the others in a menu.
    blogCategories: unlike(blogCategory, 'name', 1, 20),
  }),
  'content/blog/page.ts': z.looseObject({ blogPage: page }),
  'content/blog/posts/*.ts': z.strictObject({ post }),
  'content/blog/charts/*.ts': z.strictObject({ chart }),
};
