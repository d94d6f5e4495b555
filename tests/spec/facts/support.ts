import { at, type Fact, fact } from '../fact';

const guides = '/support/articles';
const algorithms = `${guides}/route-algorithms-guide` as const;
const phone = `${guides}/mobile-app-guide` as const;

export const support: readonly Fact[] = [
  fact(
    'Getting started | Route planning | Driver management | Mobile app | Tracking and notifications | Account settings',
    '/support',
  ),
  at(
    `${algorithms}#algorithm-settings`,
    'Population 50–500 200 Keeps more candidates in play; slower',
    'Generations 100–1000 500 Repeats the search more often; slower',
    'Mutation rate 0.01–0.1 0.05 Changes more at random; restless above 0.08',
    'Elite preservation 5–20% 10% Carries more good plans over unchanged',
  ),
  at(
    `${algorithms}#objective-weights`,
    'Distance 0–100% 40% Fuel or charging is your largest cost',
    'Time 0–100% 40% Drivers’ hours are short',
    'Penalties 0–100% 20% A broken promise costs more than a detour',
  ),
  at(
    `${algorithms}#optimization-modes`,
    'Fast Up to 50 stops Under 30 s',
    'Standard 50–200 stops 1–3 minutes',
    'Intensive 200+ stops 5–15 minutes',
  ),
  fact('5 to 15 minutes', algorithms, '/route-optimization#re-optimization'),
  at('/route-optimization#re-optimization', 'adds 5–15% efficiency'),
  at(`${guides}/route-optimization-guide`, '30–60 seconds'),
  at(
    `${guides}/driver-management-guide`,
    ...['Standard Driver', 'Senior Driver', 'Team Lead', 'audit log'],
  ),
  fact(
    'Delivery scheduled | Out for delivery | Delivery completed | Delivery exception',
    `${guides}/notification-guide`,
    '/#driver-mobile-app',
    '/driver-mobile-app#driver-mobile-app',
  ),
  fact('Company code | Username | Password | Complete | Failed', phone, '/driver-mobile-app'),
  at(
    `${phone}#check-the-phone`,
    'Operating system iOS 12.0+ Android 7.0 (API 24)+',
    'Free space 100 MB 100 MB',
    'Download 50–80 MB 50–80 MB',
    'RAM, recommended 2 GB 3 GB',
  ),

  at(
    '/api-docs',
    'Standard 1,000 requests per hour',
    'Professional 5,000 requests per hour',
    'Enterprise 50,000 requests per hour',
    '"code": "UNAUTHORIZED", "message": "Invalid API key"',
  ),
  fact(
    'GET /api/v1/vehicles | GET /api/v1/vehicles/{id}/location | POST /api/v1/routes/optimize | GET /api/v1/drivers | GET /api/v1/analytics/fleet-summary',
    '/api-docs#endpoints-panel',
  ),
  at('/api-docs#access', 'API access belongs to the Enterprise pricing plan'),
  fact('active | moving', '/api-docs#list-vehicles'),
];
