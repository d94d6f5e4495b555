import { z } from 'zod';
import { apiPageSchemas } from './api-page';

/** Parts of the OpenAPI document: lib/api/types.ts says what they hold, and a linter of such documents checks the whole. */
const part = z.looseObject({});

const parts = [
  ...['analytics-paths', 'answers', 'document', 'driver-paths', 'errors', 'headers', 'job-paths'],
  ...['place-schemas', 'result-schemas', 'route-paths', 'vehicle-paths', 'vehicle-schemas'],
  'webhooks',
];

/** The parts of the OpenAPI document, and its page. */
export const apiSchemas: Readonly<Record<string, z.ZodType>> = {
  ...apiPageSchemas,
  ...Object.fromEntries(parts.map((name) => [`content/api/${name}.ts`, part])),
};
