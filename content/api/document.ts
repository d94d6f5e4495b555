import type { ApiDocument } from '@/lib/api/types';
import { routes } from '@/lib/routes';
import { site } from '../site';
import { analyticsPaths } from './analytics-paths';
import { answerSchemas } from './answers';
import { driverPaths } from './driver-paths';
import { errorResponses } from './errors';
import { answerHeaders, sharedParameters } from './headers';
import { jobPaths } from './job-paths';
import { placeSchemas } from './place-schemas';
import { resultSchemas } from './result-schemas';
import { routePaths } from './route-paths';
import { vehiclePaths } from './vehicle-paths';
import { vehicleSchemas } from './vehicle-schemas';
import { apiWebhooks, eventSchemas } from './webhooks';

/** The API as one OpenAPI 3.1 document: served at /openapi.json and shown at /api-docs. */
export const apiDocument: ApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${site.name} API`,
    version: '1.2.0',
    description: 'Vehicles, drivers, routes and fleet figures over HTTPS.',
    contact: { name: `${site.name} support`, email: site.email },
    license: { name: 'Terms of service', url: `https://www.${site.domain}${routes.terms}` },
  },
  servers: [{ url: `https://api.${site.domain}`, description: 'Production' }],
  security: [{ apiKey: [] }],
  tags: [
    { name: 'Vehicles', description: 'Vehicles and their positions' },
    { name: 'Routes', description: 'The planner' },
    { name: 'Drivers', description: 'Drivers and their vehicles' },
    { name: 'Analytics', description: 'Sums over a period' },
    { name: 'Events', description: 'Messages that we send to your address' },
  ],
  paths: { ...vehiclePaths, ...routePaths, ...jobPaths, ...driverPaths, ...analyticsPaths },
  webhooks: apiWebhooks,
  components: {
    securitySchemes: {
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description: 'Your API key, sent as a bearer token in the Authorization header.',
      },
    },
    schemas: {
      ...placeSchemas,
      ...vehicleSchemas,
      ...resultSchemas,
      ...answerSchemas,
      ...eventSchemas,
    },
    responses: errorResponses,
    headers: answerHeaders,
    parameters: sharedParameters,
  },
  'x-rate-limits': [
    { level: 'Standard', perHour: 1000 },
    { level: 'Professional', perHour: 5000 },
    { level: 'Enterprise', perHour: 50_000 },
  ],
  'x-changelog': [
    {
      version: '1.2.0',
      date: '2026-11-29',
      brings:
        'A `reference` for each destination, given back with its `eta` in results, jobs and events, so that your program finds the order that an event is about. A Postman collection.',
    },
    {
      version: '1.1.0',
      date: '2025-11-03',
      brings:
        'Load, window and service time per stop; jobs above 50 stops; idempotency keys; webhooks; pagination in the list of drivers. Documented now, though true from the start: the driver of a vehicle may be null.',
    },
    {
      version: '1.0.0',
      date: '2025-06-02',
      brings: 'Vehicles and their locations, drivers, route optimization, fleet summary.',
    },
  ],
};
