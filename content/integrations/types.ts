import { z } from 'zod';
import { categoryKeys } from '@/lib/integrations/integrations';
import { draft, rank, type Shape, text } from '../schemas/base';

/** An entry of the integration catalog. */
export const integration = z.strictObject({
  draft,
  /** Place within its category. */
  rank,
  /** The owner's mark, or the name in our own type; see art/logos. */
  image: z.templateLiteral(['logo-', z.string().min(1)], "must begin with 'logo-'"),
  heading: text.max(30),
  /** What flows between the two systems, in which direction and when. */
  description: text.max(200),
  category: z.enum(categoryKeys),
  /** What kind of system it is. */
  kind: text.max(24),
  /** When something flows, in a few words. */
  timing: text.max(30),
  /** True until the connection exists and does what is said of it. */
  sample: z.boolean(),
});

export type Integration = Shape<typeof integration>;
