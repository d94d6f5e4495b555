import { lazyPart } from '../state/lazy-part';

/** The planner of a phone. */
export const phonePart = lazyPart(() => import('./phone-planner'));
