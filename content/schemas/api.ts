import { z } from 'zod';
import { pageFacts } from '../products/types';
import { text } from './base';

const parts = z.looseObject({});

const answering = (example: z.ZodType) =>
  z.looseObject({ content: z.looseObject({ 'application/json': z.looseObject({ example }) }) });

const invalidKey = z.strictObject({
  error: z.strictObject({
    code: z.literal('UNAUTHORIZED'),
    message: z.literal('Invalid API key'),
  }),
});

const limit = (level: string, perHour: number) =>
  z.strictObject({ level: z.literal(level), perHour: z.literal(perHour) });

const tab = (id: string) => z.looseObject({ id: z.literal(id), title: text, heading: text });

/** The API's documentation: tabs, limits and the refusal that integrations rely on; the rest is the OpenAPI linter's business. */
export const apiSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/api/analytics-paths.ts': parts,
  'content/api/answers.ts': z.looseObject({
    answerResponses: z.looseObject({ Unauthorized: answering(invalidKey) }),
  }),
  'content/api/document.ts': z.looseObject({
    'x-rate-limits': z.tuple([
      limit('Standard', 1000),
      limit('Professional', 5000),
      limit('Enterprise', 50_000),
    ]),
  }),
  'content/api/driver-paths.ts': parts,
  'content/api/page.ts': z.looseObject({
    apiTabs: z.tuple([tab('overview'), tab('authentication'), tab('endpoints'), tab('examples')]),
    apiLanguages: z.array(z.looseObject({ id: text, title: text, needs: text })).length(4),
    apiPage: z.looseObject({ page: pageFacts, title: text, lead: text }),
  }),
  'content/api/place-schemas.ts': parts,
  'content/api/result-schemas.ts': parts,
  'content/api/route-paths.ts': parts,
  'content/api/vehicle-paths.ts': parts,
  'content/api/vehicle-schemas.ts': parts,
};
