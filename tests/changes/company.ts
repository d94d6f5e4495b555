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
    what: 'what a plan includes',
    file: 'content/plans.ts',
    edit: swap('Dedicated account manager', 'Your own planner'),
    now: ['/#pricing: Your own planner', '/pricing: Your own planner'],
    gone: ['Dedicated account manager'],
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
    what: 'a figure of the company',
    file: 'content/figures.ts',
    edit: swap("stated('500+', 'customers'", "stated('600+', 'customers'"),
    now: ['/: Customers 600+', '/success-stories: 600+'],
    gone: ['500+ customers', 'Customers 500+'],
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
    what: 'the year of the copyright',
    file: 'content/site.ts',
    edit: swap('copyrightYear: 2025', 'copyrightYear: 2026'),
    now: ['/ footer: © 2026', '/pricing footer: © 2026', '/blog footer: © 2026'],
    gone: ['© 2025'],
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
    what: 'the hours of the phone',
    file: 'content/support-hours.ts',
    edit: all(
      swap('9AM-6PM', '8AM-7PM'),
      swap("'09:00:00", "'08:00:00"),
      swap("'18:00:00", "'19:00:00"),
    ),
    now: [
      '/contact: Mon-Fri 8AM-7PM EST',
      '/contact JSON-LD: 08:00:00-05:00',
      '/support/articles/billing-guide: Mon-Fri 8AM-7PM EST',
      'chat Can I contact support?: Mon-Fri 8AM-7PM EST',
    ],
    gone: ['9AM-6PM', '18:00:00-05:00'],
  },
  {
    what: 'a profile on a social network',
    file: 'content/site.ts',
    edit: swap('https://www.youtube.com/', 'https://www.youtube.com/@dispatchdesk'),
    now: [
      '/blog links: https://www.youtube.com/@dispatchdesk',
      '/ JSON-LD: https://www.youtube.com/@dispatchdesk',
    ],
    gone: ['https://www.youtube.com/"'],
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
