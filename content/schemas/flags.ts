import { z } from 'zod';
import type { Shape } from './base';

const flags = z.strictObject({
  /** The Industries and Pricing entries of the header and of the mobile menu. */
  showIndustriesAndPricing: z.boolean(),
  /** The hero's 'Explore the Product' link. */
  showExploreLink: z.boolean(),
  /** The list of white papers. */
  showWhitePapers: z.boolean(),
  /** The articles in the list of the support center; off shows the library as empty. */
  supportLibrary: z.boolean(),
  /** Copies of read pages on the visitor's device, for reading offline. */
  offlineCopies: z.boolean(),
});

/** What is switched on. */
export const flagSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/flags.ts': z.strictObject({ flags }),
};

export type Flags = Shape<typeof flags>;
