import { z } from 'zod';
import { draft, rank, type Shape, text } from '../schemas/base';

export const integration = z.strictObject({
  draft,
  /** Within its category. */
  rank,
  /** A mark of art/logos or a file of its owner; without one the name is shown. */
  image: z.templateLiteral(['logo-', z.string().min(1)], "must begin with 'logo-'").optional(),
  heading: text.max(30),
  /** What flows in which direction and when. */
  description: text.max(200),
  /** What it sends to the plan and what it gets back, as lists of a few words. */
  comesIn: text.max(28),
  goesBack: text.max(28),
  /** The id of the smallest plan with it. */
  plan: text,
  /** Time that the customer spends on it, such as '15 min'. */
  setUp: text.max(20),
  /** A key of content/pages/integrations.ts. */
  category: text,
  kind: text.max(24),
  /** Follows the word 'Updates', such as 'every 10 min'. */
  timing: text.max(30),
  /** True until the connection exists. */
  sample: z.boolean(),
});

export type Integration = Shape<typeof integration>;
