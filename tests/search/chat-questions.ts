import { routes } from '@/lib/routes';

/** What a visitor asks the chat, and the pages of which one must stand in the answer or below it. */
export type ChatQuestion = readonly [question: string, ...pages: string[]];

const guide = (name: string) => `/support/articles/${name}`;
const post = (name: string) => `/blog/${name}`;

export const chatQuestions: readonly ChatQuestion[] = [
  ['Is there an API?', routes.apiDocs],
  ['demo', `${routes.routeOptimization}#planner`, routes.routeOptimization, routes.contact],
  ['free trial', routes.pricing],
  ['Do you have a free trial?', routes.pricing],
  ['cancel', routes.pricing, routes.helpBilling],
  ['Can I cancel anytime?', routes.pricing, routes.helpBilling],
  ['industries', routes.industries],
  ['Which industries?', routes.industries],
  ['route planning', routes.routeOptimization],
  ['Do you work with Shopify?', routes.integrations],
  ['Can I export to SAP?', routes.integrations],
  ['How do I install the driver app?', guide('mobile-app-guide')],
  ['I forgot to add a driver', guide('driver-management-guide')],
  ['customers should get a text message', guide('notification-guide')],
  ['time windows', guide('advanced-constraints'), routes.routeOptimization],
  ['Which constraints are there?', guide('advanced-constraints'), routes.routeOptimization],
  ['proof of delivery', routes.deliveryManagement, post('proof-of-delivery-disputes')],
  [
    'Can drivers take a photo at the door?',
    routes.deliveryManagement,
    routes.driverMobileApp,
    post('proof-of-delivery-disputes'),
  ],
  ['geofence', routes.fieldforceManagement, post('how-big-a-geofence-should-be')],
  ['Can you track a phone by its SIM?', routes.simTracking],
  ['refrigerated vans', post('cold-chain-temperature-curve'), routes.fleetManagement],
  ['electric vans in winter', post('electric-vans-in-winter')],
  ['idling', post('what-idling-costs')],
  ['How good are your ETAs?', post('how-good-is-an-eta')],
  ['Where do I find my invoice?', routes.helpBilling],
  ['Is my data safe? GDPR?', routes.privacyPolicy, routes.pricing],
  ['Which languages does the app speak?', routes.driverMobileApp, routes.home],
  [
    'Do you have case studies?',
    routes.successStories,
    '/case-studies/omnichannel-order-management',
  ],
  ['reviews', routes.testimonials],
  ['webinar recordings', routes.webinars],
  ['white papers', routes.whitepapers],
  ['attendance of field staff', routes.fieldforceManagement, post('attendance-by-location')],
  ['restaurants', '/use-cases/restaurants'],
  ['I run a courier company', '/use-cases/couriers'],
  [
    'employee shuttle',
    '/case-studies/employee-pickup-drop-management',
    routes.industries,
    post('transport-for-the-night-shift'),
  ],
  ['rate limits', routes.apiDocs],
  ['Can I plan several vehicles?', guide('multi-vehicle-routing')],
  [
    'genetic algorithm',
    guide('route-algorithms-guide'),
    post('genetic-algorithms-for-dispatchers'),
  ],
  ['talk to a person', routes.contact],
  ['opening hours', routes.contact, routes.support],
];
