import { pricesOf } from '@/lib/plans/amounts';
import { exactDollars } from '@/lib/words/money';
import { figures } from './figures';
import { plans } from './plans';

/** Elsewhere than in heroes of products. */
export const trialDays = figures.trialElsewhere.value;

export const trialTerms = [
  `${trialDays} free`,
  'No credit card',
  'No setup fee',
  'Cancel anytime',
  '24/7 support by e-mail',
] as const;

/** On every feature card. */
export const included = 'Included in all plans';

const from = pricesOf(plans)?.from;

/** Below the feature cards. */
export const priceLink = from ? `From ${exactDollars(from)} per user: see pricing` : 'See pricing';
