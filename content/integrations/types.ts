import type { CategoryKey } from '@/lib/integrations/integrations';

/** An entry of the integration catalog (SPEC 3). */
export interface Integration {
  /** The owner's mark, or the name in our own type; see art/logos. */
  image: `logo-${string}`;
  heading: string;
  /** What flows between the two systems, in which direction and when. */
  description: string;
  category: CategoryKey;
  /** What kind of system it is. */
  kind: string;
  /** When something flows, in a few words. */
  timing: string;
  /** True until the connection exists and does what is said of it. */
  sample: boolean;
}
