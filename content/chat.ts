import { amountsOf } from '@/lib/plans/amounts';
import { titleOf } from '@/lib/plans/words';
import { routes } from '@/lib/routes';
import { unbroken } from '@/lib/words/unbroken';
import { figures } from './figures';
import { plans, plansSection } from './plans';
import type { ChatAnswers, ChatInstead, ChatSubject, ChatWords } from './schemas/chat';
import { site } from './site';
import { supportHours } from './support-hours';

/** As an adjective: '14-day'. */
const trial = figures.trialElsewhere.value.replace(' days', '-day');

const promised = `**${trial} free trial**: no credit card, no setup fee, cancel anytime, and ${supportHours.email} support by e-mail`;

const prices = plans.map(({ title, price }) => {
  if (price.kind === 'agreed') return `**${title}** is priced on request.`;
  const { sentence } = plansSection.unit;
  const [amount, monthly] = amountsOf(price);
  return monthly
    ? `**${title}** is ${amount} ${sentence} in the annual view, ${monthly} in the monthly one.`
    : `**${title}** is ${amount} ${sentence}.`;
});

export const chat: ChatWords = {
  title: `${site.name} assistant`,
  subtitle: 'Scripted answers, any hour',
  greeting:
    'Hello. Ask about routes, prices or adding your first vehicle.\n\nThis is a **script**: its answers are prepared, and what you type stays in your browser.',
  placeholder: 'Type a question',
  quickQuestions: [
    `What is ${site.name}?`,
    'How much does it cost?',
    'What features are included?',
    'How do I get started?',
    'Which industry sectors do you serve?',
    'How does route optimization work?',
  ],
};

/** By topic of lib/chat/reply.ts. */
export const chatAnswers: ChatAnswers = {
  pricing: {
    text: `${prices.join('\n')}\n\nEvery pricing plan starts with a ${promised}.`,
    links: [
      { label: 'Compare pricing plans', href: routes.pricing },
      { label: 'How billing works', href: routes.helpBilling },
    ],
  },
  features: {
    text: `Four products on one platform:\n**Fleet management**: live locations by GPS unit, SIM or driver app.\n**Delivery management**: dispatch, tracking links for customers, proof of delivery.\n**Route optimization**: the stop sequence for each vehicle.\n**Field-force management**: visits, attendance and tasks.\n\nAll of them connect to **${figures.integrationsInChat.value} ${figures.integrationsInChat.label}**, from store systems to hardware.`,
    links: [
      { label: 'Fleet management', href: routes.fleetManagement },
      { label: 'Delivery management', href: routes.deliveryManagement },
      { label: 'Field-force management', href: routes.fieldforceManagement },
      { label: 'Integrations', href: routes.integrations },
    ],
  },
  start: {
    text: `1. Start the ${promised}.\n2. Add a hub, a vehicle and a driver.\n3. Enter ten stops and optimize the first route.`,
    links: [
      { label: 'Your first route, step by step', href: routes.helpRouteOptimization },
      { label: 'Add drivers and roles', href: routes.helpDriverManagement },
      { label: 'Install the driver app', href: routes.helpMobileApp },
      { label: 'Onboarding by fleet size', href: `${routes.pricing}#onboarding` },
    ],
  },
  benefits: {
    text: `**Up to ${figures.fuelSavingsInChat.value} less fuel** (our own figure), from shorter routes and fewer second delivery attempts.\n\nYour savings depend on your fleet: calculate them with your own figures.`,
    links: [
      { label: 'Savings calculator', href: `${routes.pricing}#savings` },
      { label: 'Payback calculator', href: `${routes.successStories}#roi` },
      { label: 'Testimonials', href: routes.testimonials },
    ],
  },
  industries: {
    text: 'Mostly **restaurants, retail, e-commerce, couriers** and **employee transport**. Any fleet that visits addresses within time windows can use it.',
    links: [
      { label: 'All industries', href: routes.industries },
      { label: 'Restaurants', href: '/use-cases/restaurants' },
      { label: 'Retail', href: '/use-cases/retail' },
      { label: 'E-commerce', href: '/use-cases/ecommerce' },
      { label: 'Couriers', href: '/use-cases/couriers' },
    ],
  },
  routes: {
    text: 'You enter **stops, vehicles and rules**: time windows, loads, shifts.\nThe optimizer tries thousands of stop sequences, drops those that break a rule, and keeps the one with the **fewest hours and miles**. While vans are on the road, it re-optimizes with current traffic.\n\nTry it in your browser: **plan a sample day**, no account needed.',
    links: [
      { label: 'Plan a day yourself', href: `${routes.routeOptimization}#planner` },
      { label: 'Route optimization', href: routes.routeOptimization },
      { label: 'The algorithms behind it', href: routes.helpRouteAlgorithms },
      { label: 'Rules a route can keep', href: routes.helpConstraints },
    ],
  },
  support: {
    text: `Phone support is open **${supportHours.phone}**: ${site.phone.label}.\nE-mail support is open ${supportHours.email} at ${site.email}, with an answer in ${supportHours.emailAnswer}.\n${titleOf(plans, 'enterprise')} customers have phone support ${supportHours.phoneOfEnterprise}; ${supportHours.emailAlone} have e-mail support only.`,
    links: [
      { label: 'Help center', href: routes.support },
      { label: 'Contact form', href: routes.contact },
    ],
  },
  about: {
    text: `**${site.name}** is fleet and delivery software. It plans routes for vans, bikes and field crews, tracks them live and keeps proof of each stop. Dispatcher, driver and customer see the same status.`,
    links: [
      { label: 'See it on the home page', href: routes.home },
      { label: 'Driver app', href: routes.driverMobileApp },
      { label: 'Supervisor app', href: routes.supervisorApp },
    ],
  },
  help: {
    text: 'That is not in the script. It has answers on:\n**prices** and the trial\n**features** and integrations\n**getting started**\nwhat you **save**\nyour **industry**\n**route optimization**\n**support** hours\n\nFor anything else, ask a person.',
    links: [
      { label: 'Contact Us', href: routes.contact },
      { label: 'Try the planner', href: `${routes.routeOptimization}#planner` },
      { label: 'Search the help center', href: routes.support },
    ],
  },
};

/** What buyers ask about and no topic covers. An answer stands alone, or below that of a topic. */
export const chatSubjects: readonly ChatSubject[] = [
  {
    words: ['ifta', 'fuel tax', 'fuel taxes'],
    text: `${site.name} does **not file IFTA reports**. Use a fuel-tax service beside it.`,
    links: [{ label: 'What to use for IFTA', href: `${routes.support}#ifta` }],
  },
  {
    words: ['eld', 'elds', 'electronic log', 'electronic logs', 'hours of service', 'hos'],
    text: `${site.name} is **not an ELD** and keeps no hours-of-service logs. Drivers who must keep them need a registered device beside it.`,
    links: [
      { label: 'What an ELD is', href: `${routes.support}#glossary-eld` },
      { label: 'What is not included', href: `${routes.fleetManagement}#not-included` },
    ],
  },
  {
    words: ['dash cam', 'dash cams', 'dashcam', 'dashcams', 'dash camera', 'dash cameras'],
    text: `${site.name} does **not record dash cam video**. Use the camera system of your choice beside it.`,
    links: [{ label: 'What is not included', href: `${routes.fleetManagement}#not-included` }],
  },
  {
    words: ['inspection', 'inspections', 'dvir', 'dvirs'],
    text: `${site.name} has **no driver vehicle inspection report** (DVIR). Use a paper form or an inspection app beside it.`,
    links: [
      { label: 'What a DVIR is', href: `${routes.support}#glossary-dvir` },
      { label: 'What is not included', href: `${routes.fleetManagement}#not-included` },
    ],
  },
  {
    words: ['seat', 'seats', 'share a login', 'share an account', 'share a user', 'two shifts'],
    text: 'Every driver signs in with an **account of their own**, so that each proof names its driver.',
    links: [
      { label: 'Driver accounts and permissions', href: routes.helpDriverManagement },
      { label: 'Who counts as a user', href: `${routes.pricing}#users` },
    ],
  },
  {
    words: [
      ...['several stores', 'several shops', 'several locations', 'shop locations'],
      ...['store locations', 'multiple stores', 'multiple shops', 'multiple locations'],
    ],
    text: '**Several stores and hubs** run in one account, and a location costs nothing: users are billed. Each connected system has a key of its own.',
    links: [
      { label: 'How locations count', href: `${routes.support}#several-locations` },
      { label: 'Connect a store or ERP', href: '/support/articles/connect-a-shop-or-erp' },
      { label: 'Integrations', href: routes.integrations },
    ],
  },
  {
    words: ['billed', 'charged', 'pay for'],
    text: 'The pricing plans are billed **per user per month**. You pay per vehicle instead only if your signed order says so.',
    links: [
      { label: 'A worked bill', href: `${routes.pricing}#bill` },
      { label: 'Billing and subscriptions', href: routes.helpBilling },
    ],
  },
  {
    words: ['trial', 'free trial', 'try it', 'test it'],
    text: `The ${promised}. All features are switched on, on any pricing plan; afterwards the trial ends by itself.`,
    links: [{ label: 'How the free trial works', href: `${routes.pricing}#free-trial` }],
  },
  {
    words: ['api', 'apis', 'webhook', 'webhooks', 'developer', 'developers', 'sdk'],
    text: `Yes: a **REST API with webhooks**, part of ${titleOf(plans, 'enterprise')}. The documentation is open to all.`,
    links: [
      { label: 'API documentation', href: routes.apiDocs },
      {
        label: 'Connect your own system',
        href: '/support/articles/connect-a-shop-or-erp#own-system',
      },
    ],
  },
  {
    words: [
      ...['shopify', 'woocommerce', 'magento', 'bigcommerce', 'amazon', 'ebay', 'etsy'],
      ...['sap', 'netsuite', 'odoo', 'quickbooks', 'xero'],
    ],
    text: 'It is in the catalog, with what is read, what goes back and when. The entries are **samples of intended behavior**: ask before you rely on one.',
    links: [
      { label: 'Integrations', href: `${routes.integrations}#integration` },
      { label: 'Connect a shop or ERP', href: '/support/articles/connect-a-shop-or-erp' },
    ],
  },
  {
    words: ['electric', 'ev', 'evs', 'battery', 'charging'],
    text: 'Yes. **Charge, temperature and load** set the range on the map, and jobs beyond it are not offered to that van.',
    links: [{ label: 'EV range and other hardware', href: routes.fleetManagement }],
  },
  {
    words: [
      'offline',
      'no signal',
      'without signal',
      'without a signal',
      'dead zone',
      'no reception',
    ],
    text: 'A started route works **without a signal**: stops, notes and proof stay on the phone until it is back.',
    links: [{ label: 'Work without a signal', href: '/support/articles/proof-guide#offline' }],
  },
  {
    words: ['accurate', 'accuracy', 'precise', 'how exact'],
    text: 'A **GPS unit or the driver app** is exact to some 15 feet in the open. **SIM tracking** is exact to half a mile in a city and two miles along a highway.',
    links: [
      { label: 'SIM or GPS', href: `${routes.simTracking}#sim-or-gps` },
      { label: 'How accurate SIM tracking is', href: `${routes.simTracking}#ping-rate` },
    ],
  },
  {
    words: [
      'cancel',
      'canceling',
      'cancellation',
      'terminate',
      'contract length',
      'commitment',
      'quit',
    ],
    text: '**At any time**, in your account or by e-mail. Access lasts until the paid term ends, and data can be exported for 30 days more.',
    links: [
      { label: 'Term and leaving', href: `${routes.pricing}#conditions` },
      { label: 'Change or cancel a pricing plan', href: `${routes.helpBilling}#change-plan` },
    ],
  },
  {
    words: [
      ...['data stored', 'data kept', 'data location', 'data center', 'hosted', 'hosting'],
      ...['security', 'secure', 'gdpr', 'soc', 'iso', 'encrypted'],
    ],
    text: 'Hosting provider, country and region are **not published yet**, and the badges are samples. Ask for the documents before you rely on them.',
    links: [
      { label: 'What stands behind each badge', href: `${routes.industries}#security` },
      { label: 'Privacy policy', href: routes.privacyPolicy },
    ],
  },
  {
    words: ['hardware', 'tracker', 'trackers', 'gps unit', 'gps units', 'obd'],
    text: '**None is required**: the driver app tracks by phone. GPS units, OBD plugs and probes can be added, and are not in the price.',
    links: [
      { label: 'Trackers and vehicles', href: `${routes.fleetManagement}#hardware` },
      { label: 'Fit a GPS unit', href: '/support/articles/fit-a-gps-unit' },
    ],
  },
  {
    words: ['android', 'iphone', 'ios', 'which phones', 'tablet'],
    text: 'The driver app runs on **Android 7 and iOS 12 or newer**.',
    links: [
      { label: 'Check the phone', href: `${routes.helpMobileApp}#check-the-phone` },
      { label: 'Driver app', href: routes.driverMobileApp },
    ],
  },
  {
    words: ['spreadsheet', 'spreadsheets', 'excel', 'csv', 'import', 'upload'],
    text: 'The planner reads **CSV, Excel, GeoJSON and more** in your browser; the file does not leave your device.',
    links: [
      { label: 'Import your stops', href: routes.helpImport },
      { label: 'Open the planner', href: `${routes.routeOptimization}#planner` },
    ],
  },
  {
    words: ['demo', 'demonstration', 'sales', 'sales call'],
    text: 'Choose **Schedule a Demo** at the top of the page, or write to us.',
    links: [
      { label: 'Write to us', href: routes.contact },
      { label: 'Plan a day yourself', href: `${routes.routeOptimization}#planner` },
    ],
  },
  {
    words: ['proof', 'pod', 'signature', 'signatures'],
    text: '**Signature, photo, one-time code or scan**, time-stamped and geotagged, set per customer or stop.',
    links: [
      { label: 'Delivery proof', href: `${routes.deliveryManagement}#delivery-proof-&-validation` },
      { label: 'Set up proof', href: '/support/articles/proof-guide' },
    ],
  },
  {
    words: [
      'minimum',
      'small fleet',
      'one van',
      'how many vehicles',
      'fleet size',
      'limit',
      'limits',
    ],
    text: 'Prices count the **people who sign in**. No limit on vehicles or stops per user is published.',
    links: [
      { label: 'Who counts as a user', href: `${routes.pricing}#users` },
      { label: 'Limits and extras', href: `${routes.pricing}#conditions` },
    ],
  },
];

/** Around three places of the site, where no answer is prepared. */
export const chatInstead: ChatInstead = {
  before: 'There is no prepared answer to that. These pages come closest.',
  after: {
    text: `Not what you meant? Ask a person: ${unbroken('e-mail')} is answered in ${supportHours.emailAnswer}.`,
    links: [
      { label: 'Write to us', href: routes.contact },
      { label: 'Search the help center', href: routes.support },
    ],
  },
};
