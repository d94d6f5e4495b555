import { type Plan, plans } from '@/content/plans';
import { type Fact, fact, labels, words } from '../fact';
import { guides } from './addresses';
import { row } from './guide-rows';
import { days } from './trial';

/** Whole dollars as the site writes them. */
export const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const fares: readonly Plan[] = plans;
const priceOf = (title: string, billing: 'annual' | 'monthly') => {
  const price = fares.find(({ id }) => id === title.toLowerCase())?.price;
  return price?.kind === 'per-user' ? usd(price[billing]) : 'no price';
};

const fare = (title: string, annual: number, monthly: number, next: string): Fact[] => [
  fact(
    `${title}, per user and month, paid by the year`,
    usd(annual),
    priceOf(title, 'annual'),
    `/#pricing: ${title}: {}`,
    `/pricing: ${title}: {}`,
    `/pricing: ${title} {} a user`,
    `/pricing JSON-LD: "name":"${title}, annual billing","price":${annual}`,
    'chat How much does it cost?: {}',
  ),
  fact(
    `${title}, per user and month, paid by the month`,
    usd(monthly),
    priceOf(title, 'monthly'),
    '/#pricing: {} per user per month',
    '/pricing: {} per user per month',
    `/pricing: {} a user ${next}`,
    `/pricing JSON-LD: "name":"${title}, monthly billing","price":${monthly}`,
    'chat How much does it cost?: {}',
  ),
];

/** What the fares cost and how they are paid. */
export const prices = [
  ...fare('Base', 12, 10, 'Standard'),
  ...fare('Standard', 15, 12, 'Enterprise'),
  labels(
    'fares',
    'Base | Standard | Enterprise',
    fares.map(({ title }) => title),
    '/#pricing',
    '/pricing',
  ),
  labels(
    'their buttons',
    `Try for Free | Start ${days.elsewhere} Days Free Trial | Start ${days.elsewhere} Days Free Trial`,
    fares.map(({ buttonText }) => buttonText),
    '/#pricing',
    '/pricing',
  ),
  words(
    'price of Enterprise',
    'Contact Us',
    '/#pricing: Enterprise For networks with their own rules. {}',
    '/pricing: Enterprise {}',
  ),
  row('billing-guide', 'compare-plans', 'Price per vehicle per month', '$29 $49 Custom'),
  row('billing-guide', 'compare-plans', 'Vehicles', 'Up to 5 Up to 25 Unlimited'),
  row('billing-guide', 'compare-plans', 'Stops per route', 'Up to 100 Up to 500 Unlimited'),
  row('billing-guide', 'compare-plans', 'Support', 'E-mail Phone and e-mail As agreed'),
  row('billing-guide', 'compare-plans', 'Included besides', '– – API access'),
  words(
    'annual payment',
    '20%',
    `${guides}/billing-guide#monthly-or-annual: Annual payment saves {}`,
  ),
  words('cards', 'Visa, MasterCard and American Express', '/pricing#payment-methods'),
  words(
    'bank accounts',
    'US only',
    '/pricing#payment-methods: ACH works from bank accounts in the {}',
  ),
  row(
    'billing-guide',
    'payment-methods',
    'ACH',
    'Bank accounts in the US only Direct debit from the account',
  ),
  words('wire', 'Enterprise', '/pricing#payment-methods: {} customers may pay by wire'),
];
