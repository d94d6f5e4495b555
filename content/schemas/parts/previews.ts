import { z } from 'zod';
import { routes } from '@/lib/routes';
import { type Shape, text, thread } from '../base';

/** What an entry's preview picture says when its address is shared; its color is the entry's own. */
export const ownPreview = z.strictObject({
  /** Three lines of a large type. */
  words: text.max(60),
  ground: z.enum(['deep', 'tint', 'night']),
});

const preview = ownPreview.extend({ thread });

/** Pages of the list of addresses that are no entries. */
const pages = Object.values(routes).filter((path) => !path.startsWith('/support/articles/'));

/** The preview pictures of pages, by file. */
export const previewSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/og.ts': z.strictObject({
    previews: z.record(text, preview).superRefine((all, context) => {
      for (const path of pages) {
        if (path in all) continue;
        context.addIssue({
          code: 'custom',
          path: [path],
          message: 'is missing, each page has one',
        });
      }
    }),
  }),
};

export type Preview = Shape<typeof preview>;
