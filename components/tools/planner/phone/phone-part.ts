import { latePart } from '../state/late-part';

/** The planner of a phone. */
export const phonePart = latePart(() => import('./phone-planner'));
