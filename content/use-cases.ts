import { figures } from './figures';

/** How long the trial runs where heroes of products are not meant. */
export const trialDays = figures.trialElsewhere.value;

/** What the trial asks for: nothing. */
export const trialTerms = [
  `${trialDays} free`,
  'No credit card',
  'No setup fee',
  'Cancel anytime',
  '24/7 support',
] as const;

/** On every feature card of a use case. */
export const included = 'Included in all plans';
