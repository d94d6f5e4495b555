import { figures } from '../figures';

/** How long the trial runs where heroes of products are not meant (SPEC 1). */
export const trialDays = figures.trialElsewhere.value;

/** What the trial asks for: nothing (SPEC 1). */
export const trialTerms = [
  `${trialDays} free`,
  'No credit card',
  'No setup fee',
  'Cancel anytime',
  '24/7 support',
] as const;

/** On every feature card of a use case (SPEC 2). */
export const included = 'Included in all plans';
