import { z } from 'zod';
import { pageFacts } from '../products/types';
import { text, unlike } from './base';

const parts = z.looseObject({});

const answering = (example: z.ZodType) =>
  z.looseObject({ content: z.looseObject({ 'application/json': z.looseObject({ example }) }) });

const invalidKey = z.strictObject({
  error: z.strictObject({
    code: text,
    message: text,
  }),
});

/** Calls of a plan in an hour. */
const limit = z.strictObject({ level: text, perHour: z.int().positive() });

/** The tabs whose panels the page knows. */
const tab = z.looseObject({
  id: z.enum(['overview', 'authentication', 'endpoints', 'examples']),
  title: text.max(24),
  heading: text,
});

/** The API's documentation: tabs, limits and the refusal that integrations rely on; the rest is the OpenAPI linter's business. */
export const apiSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/api/analytics-paths.ts': parts,
  'content/api/answers.ts': z.looseObject({
    answerResponses: z.looseObject({ Unauthorized: answering(invalidKey) }),
  }),
  'content/api/document.ts': z.looseObject({
    'x-rate-limits': unlike(limit, 'level', 1, 5),
  }),
  'content/api/driver-paths.ts': parts,
  'content/api/page.ts': z.looseObject({
    apiTabs: unlike(tab, 'id', 1, 4),
    apiLanguages: unlike(z.looseObject({ id: text, title: text, needs: text }), 'id', 1, 6),
    apiPage: z.looseObject({ page: pageFacts, title: text, lead: text }),
  }),
  'content/api/place-schemas.ts': parts,
  'content/api/result-schemas.ts': parts,
  'content/api/route-paths.ts': parts,
  'content/api/vehicle-paths.ts': parts,
  'content/api/vehicle-schemas.ts': parts,
};
