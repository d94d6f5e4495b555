import { z } from 'zod';
import { draft, rank, type Shape, text } from '../schemas/base';

/** An entry of the integration catalog. */
export const integration = z.strictObject({
  draft,
  /** Place within its category. */
  rank,
  /**
   * Its owner's mark, one of art/logos. Left out, a logo file is looked for in public/images under
   * 'logo-' and the name of this entry's file, and where there is none the name is drawn in letters.
   */
  image: z.templateLiteral(['logo-', z.string().min(1)], "must begin with 'logo-'").optional(),
  heading: text.max(30),
  /** What flows between the two systems, in which direction and when. */
  description: text.max(200),
  /** A key of content/pages/integrations.ts. */
  category: text,
  /** What kind of system it is. */
  kind: text.max(24),
  /** When something flows, in a few words. */
  timing: text.max(30),
  /** True until the connection exists and does what is said of it. */
  sample: z.boolean(),
});

export type Integration = Shape<typeof integration>;
