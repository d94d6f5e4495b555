import { z } from 'zod';
import { blogCategory, chart, post } from '../../blog/types';
import { pageFacts } from '../../products/types';
import { between, text, unlike } from '../base';

// content/figures.ts checks the whole figure.
const figure = z.looseObject({ value: text.max(20), label: text.max(60) });

const heading = text.max(60);
const note = text.max(160);

const page = z.strictObject({
  page: pageFacts,
  // Three lines.
  title: text.max(50),
  shortcuts: between(text.max(40), 1, 6),
  figures: between(figure, 0, 3),
  featured: heading,
  all: heading,
  archive: z.strictObject({
    page: pageFacts,
    title: heading.regex(/\{year\}/, "must hold '{year}', which stands for the year"),
    all: heading,
    subjects: heading,
    search: text.max(40),
  }),
  newsletter: z.strictObject({ title: heading, text: note }),
  asideNewsletter: heading,
  takeaways: text.max(40),
  sources: text.max(40),
  worked: text.max(40),
  sampleQuote: text.max(30),
  unknown: z.strictObject({ title: heading, text: note, back: text.max(30) }),
});

export const blogSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/blog/assumptions.ts': z.strictObject({
    assumptions: z.record(
      z.string().regex(/^20\d\d$/, 'must be a year'),
      z.record(z.string(), z.number().positive()),
    ),
  }),
  'content/blog/categories.ts': z.strictObject({
    // The first five are filter buttons.
    blogCategories: unlike(blogCategory, 'name', 1, 12),
  }),
  'content/blog/page.ts': z.strictObject({ blogPage: page }),
  'content/blog/posts/*.ts': z.strictObject({ post }),
  'content/blog/charts/*.ts': z.strictObject({ chart }),
};
