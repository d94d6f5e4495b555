import { z } from 'zod';
import type { SampleLanguage } from '@/lib/api/samples';
import { documentWords, objectSchema, pathItem, rateLimit, response } from '@/lib/api/types';
import { pageFacts } from '../products/types';
import { between, href, type Shape, stat, text, unlike } from './base';

const paths = z.record(
  z.string().regex(/^\/[a-z0-9/{}_-]+$/, "must be a path such as '/api/v1/vehicles'"),
  pathItem,
);

const schemas = z.record(z.string(), objectSchema);

/** What a field of the API may hold, shared by several schemas. */
const choice = z.strictObject({
  type: z.literal('string'),
  enum: between(text.max(40), 1, 12),
});

/** The answer to a key that nobody knows, as programs read it. */
const invalidKey = z.strictObject({
  error: z.strictObject({ code: text.max(40), message: text.max(80) }),
});

/** The tabs whose panels the page knows. */
const tab = z.strictObject({
  id: z.enum(['overview', 'authentication', 'endpoints', 'examples']),
  title: text.max(24),
  heading: text.max(60),
});

const language = z.strictObject({
  id: z.enum(['curl', 'javascript', 'python', 'php'] satisfies SampleLanguage[]),
  title: text.max(24),
  needs: text.max(80),
});

const titled = z.strictObject({ title: text.max(60), text: text.max(240) });

const page = z.strictObject({
  name: text.max(30),
  page: pageFacts,
  title: text.max(60),
  lead: text.max(200),
  // What a figure says of itself beside these stands in content/figures.ts.
  figures: between(stat, 1, 3),
  tabsLabel: text.max(60),
  navLabel: text.max(30),
  limits: z.strictObject({ title: text.max(40), unit: text.max(40) }),
  copy: z.strictObject({ copy: text.max(20), copied: text.max(20), failed: text.max(20) }),
  overview: z.strictObject({
    lead: text.max(200),
    host: text.max(24),
    wrapper: titled.extend({ sample: text.max(60) }),
    units: z.strictObject({
      title: text.max(40),
      rows: unlike(z.strictObject({ label: text.max(24), value: text.max(40) }), 'label', 1, 16),
    }),
    source: titled.extend({ label: text.max(40) }),
    more: titled.extend({ label: text.max(40), href }),
  }),
  authentication: z.strictObject({
    // Beside one another on a wide window.
    steps: unlike(titled, 'title', 1, 3),
    header: text.max(24),
    error: titled,
  }),
  endpoints: z.strictObject({
    parameters: text.max(24),
    places: z.strictObject({ path: text.max(40), query: text.max(40), body: text.max(40) }),
    required: text.max(24),
    optional: text.max(24),
    oneOf: text.max(24),
    request: text.max(24),
    response: text.max(24),
    error: text.max(24),
    /** Leads to where more of a call is to be seen. */
    more: text.max(30),
  }),
  examples: z.strictObject({ lead: text.max(200), label: text.max(24) }),
});

/**
 * The API's documentation: its page, and the parts of the OpenAPI document by their shapes. Whether
 * examples fit their schemas is the OpenAPI linter's business.
 */
export const apiSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/api/analytics-paths.ts': z.strictObject({ analyticsPaths: paths }),
  // Loose, since functions that wrap answers stand beside them.
  'content/api/answers.ts': z.looseObject({
    answerSchemas: schemas,
    answerResponses: z.strictObject({
      Unauthorized: response.extend({
        content: z.strictObject({
          'application/json': response.shape.content.shape['application/json'].extend({
            example: invalidKey,
          }),
        }),
      }),
    }),
  }),
  'content/api/document.ts': documentWords.extend({
    'x-rate-limits': unlike(rateLimit, 'level', 1, 5),
  }),
  'content/api/driver-paths.ts': z.strictObject({ driverPaths: paths }),
  'content/api/page.ts': z.strictObject({
    apiTabs: unlike(tab, 'id', 1, 4),
    apiLanguages: unlike(language, 'id', 1, 6),
    apiPage: page,
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
};

export type ApiPage = Shape<typeof page>;
export type ApiTab = Shape<typeof tab>;
export type ApiLanguage = Shape<typeof language>;
