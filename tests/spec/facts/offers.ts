import { at, each, type Fact, fact } from '../fact';
import { products, useCasePages } from './addresses';

const guide = '/support/articles/billing-guide';

/** The trial is told twice, and both stand where they are. */
const [inHeroes, elsewhere] = [7, 14];
const trialAsks = `${elsewhere} days free | No credit card | No setup fee | Cancel anytime | 24/7 support`;

/** A plan's price per user per month, paid by the year and by the month. */
const plan = (title: string, annual: number, monthly: number, next: string): readonly Fact[] => [
  fact(
    `$${annual}`,
    `/#pricing: ${title}: {}`,
    `/pricing: ${title}: {}`,
    `/pricing: ${title} {} a user a month`,
    `/pricing JSON-LD: "name":"${title}, annual billing","price":${annual}`,
    `chat How much does it cost?: **${title}** is {} per user per month in the annual view`,
  ),
  fact(
    `$${monthly}`,
    '/#pricing: {} per user per month',
    '/pricing: {} per user per month',
    `/pricing: {} a user a month ${next}`,
    `/pricing JSON-LD: "name":"${title}, monthly billing","price":${monthly}`,
    `chat How much does it cost?: **${title}** is $${annual} per user per month in the annual view, {} in`,
  ),
];

export const offers: readonly Fact[] = [
  ...plan('Base', 12, 10, 'Standard'),
  ...plan('Standard', 15, 12, 'Enterprise'),
  fact('Base | Standard | Enterprise', '/#pricing', '/pricing'),
  fact(
    `Try for Free | Start ${elsewhere} Days Free Trial | Start ${elsewhere} Days Free Trial`,
    '/#pricing',
    '/pricing',
  ),
  at('/#pricing', 'Enterprise For several hubs that connect their own software. Contact Us'),
  at('/pricing', 'Enterprise Contact Us'),
  at(
    `${guide}#compare-plans`,
    'Price per vehicle per month $29 $49 Custom',
    'Vehicles Up to 5 Up to 25 Unlimited',
    'Stops per route Up to 100 Up to 500 Unlimited',
    'Support E-mail Phone and e-mail As agreed',
    'Also included – – API access',
  ),
  at(`${guide}#monthly-or-annual`, 'Annual payment saves 20%'),
  at(
    '/pricing#payment-methods',
    'Visa, MasterCard and American Express',
    'ACH works from bank accounts in the US only',
    'Enterprise customers may pay by wire',
  ),
  at(`${guide}#payment-methods`, 'ACH Bank accounts in the US only Direct debit from the account'),

  fact(
    `${inHeroes}-day free trial | No credit card required | Cancel anytime`,
    ...each(products, ''),
    '/#home',
  ),
  at('/ description', `${inHeroes} days free`),
  fact(
    `${elsewhere} days`,
    '/#pricing: {} free. No credit card, no setup fee, cancel anytime.',
    '/pricing title: {} free',
    '/pricing description: for {}: no credit card, no setup fee, cancel anytime',
    '/pricing#free-trial: {} on any pricing plan',
    '/pricing JSON-LD: {} on any pricing plan',
    ...each(useCasePages, '#trial: {} free'),
  ),
  fact(`${elsewhere}-day free trial`, 'chat How much does it cost?', 'chat How do I get started?'),
  fact(trialAsks, '/pricing', ...each(useCasePages, '#trial')),
  fact(
    'IoT GPS tracking | SIM tracking | Tracking via the driver app',
    ...each(products, ''),
    '/#home',
  ),

  at(
    '/pricing#savings',
    '30% of your monthly fuel cost',
    '$1,500 per month',
    'Based on 30% average savings',
    'For 50 vehicles',
    '$5,000 of fuel',
    '2,000 miles each',
    '$50 a vehicle',
    '15 cents for every 1,000 miles',
  ),
  at(
    '/success-stories#roi',
    ...['Logistics 30%', 'Construction 25%', 'Healthcare 20%', 'Retail 28%'],
    ...['Manufacturing 26%', 'Other 25%', '$150 per vehicle', '$200 per vehicle'],
  ),
  fact(
    'free-trial | changing-plans | setup-fee | payment-methods | enterprise-solutions | data-security',
    '/pricing anchors',
  ),
];
