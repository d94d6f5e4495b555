import { figures } from './figures';

/** Elsewhere than in heroes of products. */
export const trialDays = figures.trialElsewhere.value;

export const trialTerms = [
  `${trialDays} free`,
  'No credit card',
  'No setup fee',
  'Cancel anytime',
  '24/7 support by e-mail',
] as const;

export const quotesTitle = 'What a fleet like yours could say';

/** On every feature card. */
export const included = 'Included in all plans';
