import { supportCategories, supportPage } from '@/content/help/support';
import { fact, labels, words } from '../fact';
import { guides } from './addresses';
import { row } from './guide-rows';

const algorithms = 'route-algorithms-guide';
const phone = 'mobile-app-guide';

/** What the support center and its guides state. */
export const help = [
  labels(
    'categories',
    'Getting started | Route planning | Driver management | Mobile app | Tracking and notifications | Account settings',
    supportCategories.map(({ name }) => name),
    '/support',
  ),
  // On no page as long as articles are listed; the test of the support desk reads them.
  fact('empty library', 'No articles available', supportPage.empty.title),
  fact(
    'its sentence',
    'Help articles are currently being updated. Please contact our support team for assistance.',
    supportPage.empty.text,
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Population',
    '50–500 200 Keeps more candidates in play; slower',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Generations',
    '100–1000 500 Repeats the search more often; slower',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Mutation rate',
    '0.01–0.1 0.05 Changes more at random; restless above 0.08',
  ),
  row(
    algorithms,
    'algorithm-settings',
    'Elite preservation',
    '5–20% 10% Carries more good plans over unchanged',
  ),
  row(
    algorithms,
    'objective-weights',
    'Distance',
    '0–100% 40% Fuel or charging is your largest cost',
  ),
  row(algorithms, 'objective-weights', 'Time', '0–100% 40% Drivers’ hours are short'),
  row(
    algorithms,
    'objective-weights',
    'Penalties',
    '0–100% 20% A broken promise costs more than a detour',
  ),
  row(algorithms, 'optimization-modes', 'Fast', 'Up to 50 stops Under 30 s'),
  row(algorithms, 'optimization-modes', 'Standard', '50–200 stops 1–3 minutes'),
  row(algorithms, 'optimization-modes', 'Intensive', '200+ stops 5–15 minutes'),
  words(
    'time between re-optimizations',
    '5 to 15 minutes',
    `${guides}/${algorithms}`,
    '/route-optimization#re-optimization',
  ),
  words('what it adds', '5–\u206015%', '/route-optimization#re-optimization: adds {} efficiency'),
  words('search of a first route', '30–60 seconds', `${guides}/route-optimization-guide`),
  words(
    'roles of drivers',
    'Standard Driver | Senior Driver | Team Lead | audit log',
    `${guides}/driver-management-guide`,
  ),
  words(
    'notices to customers',
    'Delivery scheduled | Out for delivery | Delivery completed | Delivery exception',
    `${guides}/notification-guide`,
  ),
  words(
    'fields and statuses of the driver app',
    'Company code | Username | Password | Complete | Failed',
    `${guides}/${phone}`,
    '/driver-mobile-app',
  ),
  row(phone, 'check-the-phone', 'Operating system', 'iOS 12.0+ Android 7.0 (API 24)+'),
  row(phone, 'check-the-phone', 'Free space', '100 MB 100 MB'),
  row(phone, 'check-the-phone', 'Download', '50–80 MB 50–80 MB'),
  row(phone, 'check-the-phone', 'RAM, recommended', '2 GB 3 GB'),
];
