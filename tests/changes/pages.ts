import { all, append, type Change, swap } from './change';

export const pages: readonly Change[] = [
  {
    what: 'a customer removed',
    file: 'content/home/customers.ts',
    edit: swap("  { name: 'movaro', mark: 'heavy', sample: true },\n", ''),
    now: ['/: Saltmarsh & Co'],
    gone: ['movaro'],
  },
  {
    what: 'a new customer',
    file: 'content/home/customers.ts',
    edit: append(
      'export const customers',
      "  { name: 'Harbor Line', icon: 'truck', mark: 'caps', sample: false },",
    ),
    now: ['/: Harbor Line'],
  },
  {
    what: 'one more language',
    file: 'content/home/languages.ts',
    edit: append('export const languages', "  { name: 'Icelandic', tag: 'is' },"),
    now: [
      '/: Icelandic',
      '/: All 31 languages',
      '/driver-mobile-app: 31 languages, one per driver',
    ],
    gone: ['30 languages'],
  },
  {
    what: 'a step of how it works',
    file: 'content/home/steps.ts',
    edit: append(
      'export const steps',
      "  { title: 'Review', description: 'The week’s late doors, counted and mended.' },",
    ),
    now: ['/: Review The week’s late doors, counted and mended.'],
  },
  {
    what: 'the headline of the home page',
    file: 'content/home/hero.ts',
    edit: swap('Every van on its own thread.', 'No two vans on one street.'),
    now: ['/: No two vans on one street.'],
    gone: ['Every van on its own thread'],
  },
  {
    what: 'a label of the menu',
    file: 'content/navigation.ts',
    edit: swap("label: 'Contact', href: routes.contact", "label: 'Call us', href: routes.contact"),
    now: ['/ header: Call us', '/blog header: Call us'],
  },
  {
    what: 'what search engines show of a page',
    file: 'content/contact.ts',
    edit: all(
      swap('e-mail, phone and a form`', 'how to reach a person`'),
      swap('about fleets, deliveries or field teams.', 'about one van or a thousand.'),
    ),
    now: [
      '/contact title: how to reach a person',
      '/contact description: about one van or a thousand.',
      '/contact social: how to reach a person',
    ],
    gone: ['about fleets, deliveries or field teams.', ': e-mail, phone and a form'],
  },
  {
    what: 'the day of a legal page',
    file: 'content/legal/terms.ts',
    edit: swap("updated: '2025-11-03'", "updated: '2025-12-01'"),
    now: [
      '/terms-and-condition: In force from Dec 1, 2025',
      '/sitemap.xml: /terms-and-condition</loc><lastmod>2025-12-01',
    ],
  },
  {
    what: 'a category of the help center',
    file: 'content/help/support.ts',
    edit: append(
      'export const supportCategories',
      `  {
    id: 'electric-vehicles',
    name: 'Electric vehicles',
    description: 'Range, chargers and cold mornings',
    hue: 'teal',
    icon: 'truck',
  },`,
    ),
    now: ['/support: Electric vehicles', '/support: Range, chargers and cold mornings'],
  },
  {
    what: 'a quick question of the chat',
    file: 'content/chat.ts',
    edit: append('quickQuestions: [', "    'Where do I contact a person?',"),
    now: ['scripts: Where do I contact a person?'],
  },
  {
    what: 'a category of integrations',
    file: 'content/pages/integrations.ts',
    edit: append(
      'categories: [',
      `    {
      key: 'ports',
      label: 'Ports and ferries',
      hue: 'teal',
      text: 'Berths and boats in, the hour of each pickup out.',
    },`,
    ),
    now: ['/integrations: Ports and ferries', '/integrations: Berths and boats in'],
  },
];
