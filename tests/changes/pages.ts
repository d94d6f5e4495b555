import { all, append, type Change, swap } from './change';

export const pages: readonly Change[] = [
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
];
