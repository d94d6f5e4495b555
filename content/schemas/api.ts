import { z } from 'zod';
import {
  documentWords,
  header,
  objectSchema,
  operation,
  parameter,
  pathItem,
  rateLimit,
  reference,
  response,
  webhook,
} from '@/lib/api/types';
import { apiPageSchemas } from './api-page';
import { between, text, unlike } from './base';

const paths = z.record(
  z.string().regex(/^\/[a-z0-9/{}_-]+$/, "must be a path such as '/api/v1/vehicles'"),
  pathItem,
);

const schemas = z.record(z.string(), objectSchema);

/** A call that continues another by its id. */
const followUp = operation.extend({
  'x-follows': text.max(80),
  parameters: z.array(parameter).min(1, 'must hold the id in the path'),
});

const references = z.record(z.string(), reference);

const choice = z.strictObject({
  type: z.literal('string'),
  enum: between(text.max(40), 1, 12),
});

const fault = z.strictObject({
  error: z.strictObject({
    code: z.string().regex(/^[A-Z_]{3,40}$/, "must be a code such as 'NOT_FOUND'"),
    message: text.max(80),
    details: z
      .array(z.strictObject({ field: text.max(40), reason: text.max(80) }))
      .min(1)
      .optional(),
  }),
});

const failure = response.extend({
  content: z.strictObject({
    'application/json': response.shape.content.shape['application/json'].extend({ example: fault }),
  }),
});

/** The parts of the OpenAPI document, whose examples its linter checks, and its page. */
export const apiSchemas: Readonly<Record<string, z.ZodType>> = {
  ...apiPageSchemas,
  'content/api/analytics-paths.ts': z.strictObject({ analyticsPaths: paths }),
  // Loose: functions that wrap answers are exported too.
  'content/api/answers.ts': z.looseObject({ answerSchemas: schemas }),
  'content/api/document.ts': documentWords.extend({
    'x-rate-limits': unlike(rateLimit, 'level', 1, 5),
  }),
  'content/api/driver-paths.ts': z.strictObject({ driverPaths: paths }),
  'content/api/errors.ts': z.strictObject({
    errorResponses: z.record(z.string(), failure),
    readingErrors: references,
    namingErrors: references,
    makingErrors: references,
  }),
  'content/api/headers.ts': z.strictObject({
    answerHeaders: z.record(z.string(), header),
    sharedParameters: z.strictObject({
      pageNumber: parameter,
      limit: parameter,
      idempotencyKey: parameter,
    }),
    usualHeaders: references,
    retryAfter: references,
    location: references,
  }),
  'content/api/job-paths.ts': z.strictObject({
    jobPaths: z.strictObject({ '/api/v1/jobs/{id}': z.strictObject({ get: followUp }) }),
  }),
  'content/api/place-schemas.ts': z.strictObject({ placeSchemas: schemas }),
  'content/api/result-schemas.ts': z.strictObject({ resultSchemas: schemas }),
  'content/api/route-paths.ts': z.strictObject({ routePaths: paths }),
  'content/api/vehicle-paths.ts': z.strictObject({ vehiclePaths: paths }),
  'content/api/vehicle-schemas.ts': z.strictObject({
    vehicleStatus: choice,
    driverStatus: choice,
    vehicleSchemas: schemas,
  }),
  'content/api/webhooks.ts': z.strictObject({
    eventSchemas: schemas,
    exampleSecret: z.string().regex(/^whsec_[\w+/]+=*$/, 'must be whsec_ and base64'),
    apiWebhooks: z.strictObject({ event: webhook }),
  }),
};
