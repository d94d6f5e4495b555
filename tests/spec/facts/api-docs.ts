import { apiDocument } from '@/content/api/document';
import { apiTabs } from '@/content/api/page';
import { vehicleStatus } from '@/content/api/vehicle-schemas';
import { endpointsOf } from '@/lib/api/endpoints';
import { count, fact, labels, words } from '../fact';

const limit = (level: string, stated: string) =>
  fact(
    `requests an hour, ${level}`,
    stated,
    apiDocument['x-rate-limits']
      .find((each) => each.level === level)
      ?.perHour.toLocaleString('en-US'),
    `/api-docs: ${level} {} requests per hour`,
  );

/** What the documentation of the API states. */
export const api = [
  limit('Standard', '1,000'),
  limit('Professional', '5,000'),
  limit('Enterprise', '50,000'),
  labels(
    'calls',
    'GET /api/v1/vehicles | GET /api/v1/vehicles/{id}/location | POST /api/v1/routes/optimize | GET /api/v1/drivers | GET /api/v1/analytics/fleet-summary',
    endpointsOf(apiDocument).map(({ method, path }) => `${method} ${path}`),
    '/api-docs#endpoints-panel',
  ),
  words(
    'which of all endpoints are documented',
    'Of the 20+ endpoints we run, the six on this page are documented for every key',
    '/api-docs#overview-panel',
  ),
  words('plan with the API', 'API access belongs to the Enterprise plan', '/api-docs#access'),
  labels('statuses of a vehicle', 'active | moving', vehicleStatus.enum, '/api-docs#list-vehicles'),
  words(
    'answer to a wrong key',
    'Invalid API key',
    '/api-docs: "code": "UNAUTHORIZED", "message": "{}"',
  ),
  count(
    'tabs',
    4,
    apiTabs.map(({ title }) => title),
    '/api-docs',
  ),
];
