import { all, append, type Change, swap } from './change';

export const company: readonly Change[] = [
  {
    what: 'the price of a plan',
    file: 'content/plans.ts',
    edit: swap('annual: 15,', 'annual: 17,'),
    now: [
      '/#pricing: Standard: $17',
      '/pricing JSON-LD: "name":"Standard, annual billing","price":17',
      'chat How much does it cost?: **Standard** is $17 per user and month',
    ],
    gone: ['$15 per user', '$15 a user', '"price":15'],
  },
  {
    what: 'the days of the trial',
    file: 'content/figures.ts',
    edit: swap("trialElsewhere: stated('14 days'", "trialElsewhere: stated('21 days'"),
    now: [
      '/#pricing: 21 days free',
      '/#pricing: Start 21 Days Free Trial',
      '/pricing JSON-LD: 21 days on any plan',
      'chat How much does it cost?: 21-day free trial',
    ],
    gone: ['14 days free', '14-day free', 'Start 14 Days Free Trial'],
  },
  {
    what: 'a question about prices',
    file: 'content/pricing.ts',
    edit: append(
      'export const pricingQuestions',
      `  {
    id: 'seasonal-users',
    question: 'Do I pay for users who only work in peak season?',
    answer: 'Only for the months in which they sign in. Switch them off in January, and the next bill is shorter.',
  },`,
    ),
    now: [
      '/pricing#seasonal-users: Only for the months in which they sign in.',
      '/pricing JSON-LD: Do I pay for users who only work in peak season?',
    ],
  },
  {
    what: 'the phone number',
    file: 'content/site.ts',
    edit: all(
      swap('+91 00000 00000', '+91 98290 54321'),
      swap('tel:+910000000000', 'tel:+919829054321'),
    ),
    now: [
      '/contact: +91 98290 54321',
      '/ JSON-LD: 98290',
      '/contact links: tel:+919829054321',
      'chat Can I contact support?: +91 98290 54321',
    ],
    gone: ['00000 00000', '+910000000000'],
  },
  {
    what: 'the name of the product',
    file: 'content/site.ts',
    edit: swap("name: 'Wayloom'", "name: 'Threadline'"),
    now: [
      '/ title: Threadline',
      '/ JSON-LD: "name":"Threadline"',
      '/feed.xml: Threadline',
      '/llms.txt: # Threadline',
      'chat What is Threadline?: **Threadline** plans the routes',
    ],
    gone: ['Wayloom'],
  },
];
