import { figures } from '@/content/figures';
import { pricingPage } from '@/content/pricing';
import { trackingSigns, trialTags } from '@/content/products/trial-tags';
import { trialTerms } from '@/content/use-cases';
import { each, fact, labels } from '../fact';
import { products, useCasePages } from './addresses';

/** The trial is told twice, and both stand where they are. */
export const days = { heroes: 7, elsewhere: 14 } as const;

/** What the trial promises, and where. */
export const trial = [
  labels(
    'promises of the heroes',
    `${days.heroes}-day free trial | No credit card required | Cancel anytime`,
    trialTags,
    ...each(products, ''),
    '/#home',
  ),
  fact(
    'trial of the heroes',
    `${days.heroes} days`,
    figures.trialInHeroes.value,
    '/ description: {} free',
  ),
  fact(
    'trial elsewhere',
    `${days.elsewhere} days`,
    figures.trialElsewhere.value,
    '/#pricing: {} free. No credit card, no setup fee, cancel anytime.',
    '/pricing title: {} free',
    '/pricing description: for {}: no credit card, no setup fee, cancel anytime',
    '/pricing#free-trial: {} on any plan',
    '/pricing JSON-LD: {} on any plan',
    ...each(useCasePages, '#trial: {} free'),
    `chat How much does it cost?: ${days.elsewhere}-day free trial`,
    `chat How do I get started?: ${days.elsewhere}-day free trial`,
  ),
  labels(
    'what the trial asks for',
    `${days.elsewhere} days free | No credit card | No setup fee | Cancel anytime | 24/7 support`,
    pricingPage.hero.promises,
    '/pricing',
  ),
  labels(
    'what the trial of the use cases asks for',
    `${days.elsewhere} days free | No credit card | No setup fee | Cancel anytime | 24/7 support`,
    trialTerms,
    ...each(useCasePages, '#trial'),
  ),
  labels(
    'ways of tracking',
    'IoT GPS tracking | SIM tracking | Tracking via the driver app',
    trackingSigns.map(({ label }) => label),
    ...each(products, ''),
    '/#home',
  ),
];
