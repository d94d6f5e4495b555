import type { ApiDocument } from '@/lib/api/types';
import { routes } from '@/lib/routes';
import { site } from '../site';
import { analyticsPaths } from './analytics-paths';
import { answerResponses, answerSchemas } from './answers';
import { driverPaths } from './driver-paths';
import { placeSchemas } from './place-schemas';
import { resultSchemas } from './result-schemas';
import { routePaths } from './route-paths';
import { vehiclePaths } from './vehicle-paths';
import { vehicleSchemas } from './vehicle-schemas';

/**
 * The API as one OpenAPI 3.1 document: served at /openapi.json, linted by `npm run check`, and drawn
 * as the page /api-docs. Nothing about an endpoint is written anywhere else.
 */
export const apiDocument: ApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${site.name} API`,
    version: '1.0.0',
    description: 'Vehicles, drivers, routes and fleet figures over HTTPS.',
    contact: { name: `${site.name} support`, email: site.email },
    license: { name: 'Terms of service', url: `https://www.${site.domain}${routes.terms}` },
  },
  servers: [{ url: `https://api.${site.domain}`, description: 'Production' }],
  security: [{ apiKey: [] }],
  tags: [
    { name: 'Vehicles', description: 'What you drive and where it is' },
    { name: 'Routes', description: 'The planner' },
    { name: 'Drivers', description: 'Who drives' },
    { name: 'Analytics', description: 'Sums over a period' },
  ],
  paths: { ...vehiclePaths, ...routePaths, ...driverPaths, ...analyticsPaths },
  components: {
    securitySchemes: {
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description: 'Your API key, sent as a bearer token in the Authorization header.',
      },
    },
    schemas: { ...placeSchemas, ...vehicleSchemas, ...resultSchemas, ...answerSchemas },
    responses: answerResponses,
  },
  'x-rate-limits': [
    { level: 'Standard', perHour: 1000 },
    { level: 'Professional', perHour: 5000 },
    { level: 'Enterprise', perHour: 50_000 },
  ],
};
