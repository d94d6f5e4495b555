import { plannerTemplates, routes } from '@/lib/routes';
import { exactDollars } from '@/lib/words/money';
import { vehicleContracts } from '../plans';
import type { ArticleWords, SupportPage } from '../schemas/help';
import { site } from '../site';
import { supportHours } from '../support-hours';
import type { RecentUpdate, SupportCategory } from './types';

export const supportCategories: readonly SupportCategory[] = [
  {
    id: 'getting-started',
    name: 'Getting started',
    description: 'Add a hub, a vehicle and a driver; plan a route',
    hue: 'ink',
    icon: 'flag',
  },
  {
    id: 'route-planning',
    name: 'Route planning',
    description: 'Stops, windows and the planner’s rules',
    hue: 'teal',
    icon: 'route',
  },
  {
    id: 'driver-management',
    name: 'Driver management',
    description: 'Accounts, roles and consent',
    hue: 'madder',
    icon: 'users',
  },
  {
    id: 'mobile-app',
    name: 'Mobile app',
    description: 'Install, sign in, close a stop',
    hue: 'plum',
    icon: 'smartphone',
  },
  {
    id: 'tracking-notifications',
    name: 'Tracking and notifications',
    description: 'Texts, alerts, fences and gates',
    hue: 'ochre',
    icon: 'bell-ring',
  },
  {
    id: 'account-settings',
    name: 'Account settings',
    description: 'Billing, connections and reports',
    hue: 'cobalt',
    icon: 'settings',
  },
];

/** Newest first; each links to its guide, or to a file. */
export const recentUpdates: readonly RecentUpdate[] = [
  {
    id: 29,
    title: 'Driver app: the reason “Nobody home” is now “Not home”',
    date: '2026-11-29',
    type: 'update',
    href: routes.helpMobileApp,
  },
  {
    id: 28,
    title: 'Algorithms: which time windows to widen, in plainer words',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpRouteAlgorithms,
  },
  {
    id: 27,
    title: 'Customer billing: a shared route, split by stops',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/billing-automation',
  },
  {
    id: 26,
    title: 'New guide: attendance and visits of field teams',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/attendance-and-visits',
  },
  {
    id: 25,
    title: 'New guide: the supervisor and dispatcher apps',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/supervisor-and-dispatcher-apps',
  },
  {
    id: 24,
    title: 'New guide: the live map',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/live-map',
  },
  {
    id: 23,
    title: 'New guide: fitting a GPS unit',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/fit-a-gps-unit',
  },
  {
    id: 22,
    title: 'New guide: proof settings and working offline',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/proof-guide',
  },
  {
    id: 21,
    title: 'New guide: returns and carriers',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/returns-and-carriers',
  },
  {
    id: 20,
    title: 'Replies such as STOP or CANCEL end texts to a number at once',
    date: '2026-11-29',
    type: 'update',
    href: routes.helpNotifications,
  },
  {
    id: 19,
    title: 'Prices per user and contracts per vehicle, told apart',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpBilling,
  },
  {
    id: 18,
    title: 'Accounting systems connect with Standard and up, ERP systems with Enterprise',
    date: '2026-11-29',
    type: 'documentation',
    href: '/support/articles/connect-a-shop-or-erp',
  },
  {
    id: 17,
    title: 'A first route: examples with AM and PM',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpRouteOptimization,
  },
  {
    id: 16,
    title: 'Constraints: two time windows worked out in AM and PM',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpConstraints,
  },
  {
    id: 15,
    title: 'Several vehicles: a sample day from 8:00 AM to 5:00 PM',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpMultiVehicle,
  },
  {
    id: 14,
    title: 'Templates: tomorrow’s plan is ready at 6:00 PM',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpTemplates,
  },
  {
    id: 13,
    title: 'Driver accounts: clearer words on roles and the audit log',
    date: '2026-11-29',
    type: 'documentation',
    href: routes.helpDriverManagement,
  },
  {
    id: 12,
    title: 'Lists of stops from Excel, GPS devices and other tools open in the planner',
    date: '2026-11-29',
    type: 'feature',
    href: routes.helpImport,
  },
  {
    id: 11,
    title: 'A template for your list of stops, for Excel',
    date: '2026-11-29',
    type: 'documentation',
    href: plannerTemplates.xlsx,
  },
  {
    id: 10,
    title: 'The same template as CSV',
    date: '2026-11-29',
    type: 'documentation',
    href: plannerTemplates.csv,
  },
  {
    id: 9,
    title: 'Annual and monthly payment, worked out side by side',
    date: '2025-11-18',
    type: 'documentation',
    href: routes.helpBilling,
  },
  {
    id: 8,
    title: 'Address check lists only the doubtful stops',
    date: '2025-11-11',
    type: 'update',
    href: routes.helpRouteOptimization,
  },
  {
    id: 7,
    title: 'Two-factor sign-in on a driver’s phone',
    date: '2025-11-04',
    type: 'feature',
    href: routes.helpMobileApp,
  },
  {
    id: 6,
    title: 'Templates that make tomorrow’s plan by themselves',
    date: '2025-10-28',
    type: 'feature',
    href: routes.helpTemplates,
  },
  {
    id: 5,
    title: 'Driver roles explained',
    date: '2025-10-21',
    type: 'documentation',
    href: routes.helpDriverManagement,
  },
  {
    id: 4,
    title: 'The log says why a message did not arrive',
    date: '2025-10-14',
    type: 'update',
    href: routes.helpNotifications,
  },
  {
    id: 3,
    title: 'Keep routes apart, now a switch of the plan',
    date: '2025-10-07',
    type: 'feature',
    href: routes.helpMultiVehicle,
  },
  {
    id: 2,
    title: 'Faster fast mode, up to 50 stops',
    date: '2025-09-30',
    type: 'update',
    href: routes.helpRouteAlgorithms,
  },
  {
    id: 1,
    title: 'Must, Should and Off, constraint by constraint',
    date: '2025-09-16',
    type: 'documentation',
    href: routes.helpConstraints,
  },
];

export const supportPage: SupportPage = {
  page: {
    title: `${site.name} Help Center: guides for dispatchers and drivers`,
    description:
      'Guides on routes, drivers, apps, tracking, customer messages and billing, answers on ELD, IFTA and seats, and ways to reach a person by e-mail or phone.',
    keywords: [
      'fleet software support',
      'route planning help',
      'driver app help',
      'dispatch guides',
    ],
  },
  name: 'Help center',
  title: 'Help center for dispatchers and drivers',
  search: {
    label: 'Search the help center',
    button: 'Search',
    often: 'Popular searches',
    shortcuts: ['optimized route', 'driver app', 'notifications', 'billing'],
  },
  network: {
    title: '{Count} {guide|guides} by subject',
    kept: 'Progress is saved on this device.',
    startOver: 'Start over',
  },
  categories: 'Categories',
  list: {
    all: 'All guides',
    showAll: 'Show all guides',
    orders: {
      label: 'Order of the guides',
      learning: 'Suggested order',
      newest: 'Newest',
      read: 'Most read',
    },
  },
  /** While no article is published. */
  empty: {
    title: 'No articles available',
    text: 'Help articles are currently being updated. Please contact our support team for assistance.',
    contact: { label: 'Contact support', href: routes.contact },
  },
  updates: {
    title: 'Recent updates',
    all: 'All {count} updates',
    fewer: 'Only the newest',
  },
  faq: {
    title: 'Frequently asked questions',
    text: 'What the platform does not do, what to use beside it, and how users and locations count.',
    links: [{ label: 'Questions about prices', href: `${routes.pricing}#faq` }],
  },
  glossary: {
    title: 'Glossary: {number} fleet and delivery terms',
    lead: 'What dispatchers, drivers and carriers mean by a word, in two sentences each.',
  },
  contacts: {
    title: 'Contact support',
    ahead: 'Ask a person by e-mail or phone',
    email: {
      label: `E-mail, ${supportHours.email}`,
      note: `Answered in ${supportHours.emailAnswer}`,
    },
    phone: {
      label: `Phone, ${supportHours.phone}`,
      note: `${supportHours.phoneOfEnterprise} for Enterprise; none for Starter at ${exactDollars(vehicleContracts.starter)} per vehicle`,
    },
  },
};

export const articleWords: ArticleWords = {
  stuck: {
    title: 'Still stuck? Ask a person',
    text: `Write to us ${supportHours.email}; a reply takes ${supportHours.emailAnswer}. Enterprise can call ${supportHours.phoneOfEnterprise}; for other plans per user, phones are staffed`,
    hours: supportHours.phone,
    link: { label: 'Write to us', href: routes.contact },
  },
  checked: 'checked',
  next: 'Next stops',
  related: { title: 'Around this guide', product: 'The product', article: 'From the blog' },
  neighbors: {
    label: 'Previous and next guide',
    previous: 'Previous guide',
    following: 'Next guide',
  },
  vote: {
    question: 'Was this guide helpful?',
    yes: 'Thanks. Your yes is kept on this device.',
    no: 'Thanks for saying so. Tell us what was missing, and we fix the guide.',
  },
  share: {
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Not copied: the browser refused',
    email: 'E-mail',
  },
  back: 'Back to the help center',
};
