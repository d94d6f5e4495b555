import { routes } from '@/lib/routes';

/** What a visitor asks the chat, and the pages of which one must stand in the answer or below it. */
export type ChatQuestion = readonly [question: string, ...pages: string[]];

const guide = (name: string) => `/support/articles/${name}`;
const post = (name: string) => `/blog/${name}`;

export const chatQuestions: readonly ChatQuestion[] = [
  ['Is there an API?', routes.apiDocs],
  ['demo', `${routes.routeOptimization}#planner`, routes.routeOptimization, routes.contact],
  ['free trial', routes.pricing],
  ['cancel', routes.pricing, routes.helpBilling],
  ['Which industries?', routes.industries],
  ['route planning', routes.routeOptimization],
  ['Do you work with Shopify?', routes.integrations],
  ['How do I install the driver app?', guide('mobile-app-guide')],
  ['customers should get a text message', guide('notification-guide')],
  ['time windows', guide('advanced-constraints'), routes.routeOptimization],
  [
    'Can drivers take a photo at the door?',
    routes.deliveryManagement,
    routes.driverMobileApp,
    post('proof-of-delivery-disputes'),
    guide('proof-guide'),
  ],
  ['Can you track a phone by its SIM?', routes.simTracking],
  ['refrigerated vans', post('cold-chain-temperature-curve'), routes.fleetManagement],
  ['How good are your ETAs?', post('how-good-is-an-eta')],
  ['Where do I find my invoice?', routes.helpBilling],
  ['Is my data safe? GDPR?', routes.privacyPolicy, routes.pricing],
  ['Which languages does the app speak?', routes.driverMobileApp, routes.home],
  [
    'Do you have case studies?',
    routes.successStories,
    '/case-studies/omnichannel-order-management',
  ],
  ['white papers', routes.whitepapers],
  ['Do you have an ELD?', '/support#eld', post('hours-of-service-and-elds')],
  ['Do you do IFTA?', '/support#ifta', routes.fleetManagement],
  ['How do I fit a GPS unit?', guide('fit-a-gps-unit')],
  ['Does the app work offline?', guide('proof-guide'), '/support#without-signal'],
  ['attendance of field staff', routes.fieldforceManagement, post('attendance-by-location')],
  ['I run a courier company', '/use-cases/couriers'],
  [
    'employee shuttle',
    '/case-studies/employee-pickup-drop-management',
    routes.industries,
    post('transport-for-the-night-shift'),
  ],
  ['Can I plan several vehicles?', guide('multi-vehicle-routing')],
  ['talk to a person', routes.contact],
  ['opening hours', routes.contact, routes.support],
  ['Does it support electronic logs?', routes.support],
  ['Is it an ELD?', post('hours-of-service-and-elds')],
  ['dash cams', routes.fleetManagement],
  ['Are vehicle inspections included?', post('driver-vehicle-inspection')],
  ['Can two drivers share a seat?', guide('driver-management-guide'), routes.pricing],
  ['We have several shop locations', guide('connect-a-shop-or-erp'), routes.integrations],
  ['What is billed?', routes.pricing],
  ['Am I charged for a driver who left?', routes.pricing],
];
