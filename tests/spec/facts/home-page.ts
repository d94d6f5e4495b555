import { featureCards } from '@/content/home/constraints';
import { customers } from '@/content/home/customers';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { homeHero } from '@/content/home/hero';
import { integrationGroups } from '@/content/home/integration-groups';
import { languages } from '@/content/home/languages';
import { services } from '@/content/home/services';
import { steps } from '@/content/home/steps';
import { industries } from '@/lib/content/stories/industries';
import { count, fact, labels, words } from '../fact';

const boardFeatures = featureGroups.flatMap((group) => [...group.features]);

/** What the home page lists. */
export const homePage = [
  fact('way into the page', 'Explore the Product', homeHero.explore?.label, '/#home'),
  count(
    'clients',
    7,
    customers.map(({ name }) => name),
    '/',
  ),
  labels(
    'services',
    'Fleet Management | Delivery Management | Route Optimization',
    services.map(({ title }) => title),
    '/#our-services',
  ),
  count(
    'industries',
    5,
    industries.map(({ title }) => title),
    '/#industries',
  ),
  count(
    'groups of integrations',
    4,
    integrationGroups.map(({ title }) => title),
    '/#integrations',
  ),
  count(
    'languages',
    30,
    languages.map(({ name }) => name),
    '/#languages',
    '/driver-mobile-app#languages',
  ),
  count(
    'languages in the grid',
    10,
    languages.flatMap(({ grid }) => grid?.nativeName ?? []),
    '/#languages',
  ),
  labels(
    'steps',
    'Connect | Load | Weave | Dispatch | Prove',
    steps.map(({ title }) => title),
    '/#how-it-works',
  ),
  labels(
    'cards',
    'Non-overlapping routes | Traffic- and weather-aware | Easy-to-use interface | Delivery notifications',
    featureCards.map(({ title }) => title),
    '/',
  ),
  labels(
    'anchors of the features',
    'iot-gps-tracking | sim-based-tracking | rfid-based-plant-tracking | alert-&-notification | other-hardware-integration | billing-automation | last-mile-delivery-management | delivery-proof-&-validation | pickup-management | carrier-integration | customer-experience-management | supervisor-app | dispatcher-mobile-app | driver-mobile-app',
    boardFeatures.map(({ section_id }) => section_id),
    '/ anchors',
  ),
  labels(
    'where features lead that are a page',
    '/sim-tracking | /supervisor-app | /driver-mobile-app',
    boardFeatures.map(({ link }) => link).filter((link) => !link.includes('#')),
    '/ links',
  ),
  words(
    'anchors of the sections',
    'home | our-services | industries | how-it-works | pricing',
    '/ anchors',
  ),
  labels(
    'notices',
    'Delivery scheduled | Out for delivery | Delivery completed | Delivery exception',
    notificationExamples.map(({ title }) => title),
    '/#driver-mobile-app',
    '/driver-mobile-app#driver-mobile-app',
  ),
];
