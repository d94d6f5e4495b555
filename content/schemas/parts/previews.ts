import { z } from 'zod';
import { routes } from '@/lib/routes';
import { hue, type Shape, text } from '../base';

export const ownPreview = z.strictObject({
  /** Three lines of large type. */
  words: text.max(60),
  ground: z.enum(['deep', 'tint', 'night']),
});

const preview = ownPreview.extend({ hue });

/** Without entries. */
const pages = Object.values(routes).filter((path) => !path.startsWith('/support/articles/'));

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
