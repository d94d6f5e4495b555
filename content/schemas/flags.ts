import { z } from 'zod';
import type { Shape } from './base';

const flags = z.strictObject({
  showIndustriesAndPricing: z.boolean(),
  showExploreLink: z.boolean(),
  showWhitePapers: z.boolean(),
  supportLibrary: z.boolean(),
  offlineCopies: z.boolean(),
});

export const flagSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/flags.ts': z.strictObject({ flags }),
};

export type Flags = Shape<typeof flags>;
