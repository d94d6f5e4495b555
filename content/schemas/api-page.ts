import { z } from 'zod';
import type { SampleLanguage } from '@/lib/api/samples';
import { pageFacts } from '../products/types';
import { anchor, between, href, type Shape, stat, text, unlike } from './base';

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

const titled = z.strictObject({ title: text.max(60), text: text.max(300) });

const part = z.strictObject({ id: anchor, title: text.max(60), text: text.max(400) });

const rows = unlike(z.strictObject({ label: text.max(30), value: text.max(60) }), 'label', 1, 16);

const step = titled.extend({
  minutes: z.int().positive(),
  shows: z.enum(['key', 'first call']).optional(),
  link: z.strictObject({ label: text.max(40), anchor }).optional(),
});

const page = z.strictObject({
  name: text.max(30),
  page: pageFacts,
  title: text.max(60),
  lead: text.max(200),
  // content/figures.ts has further fields.
  figures: between(stat, 1, 3),
  tabsLabel: text.max(60),
  contentsLabel: text.max(30),
  navLabel: text.max(30),
  /** The endpoint whose request and answer stand beside the title. */
  sample: text.max(40),
  keyLink: z.strictObject({ label: text.max(40), anchor }),
  limits: z.strictObject({ title: text.max(40), unit: text.max(40), note: text.max(160) }),
  examples: z.strictObject({
    lead: text.max(200),
    label: text.max(24),
    job: text.max(60),
    webhook: text.max(60),
  }),
});

const overview = z.strictObject({
  lead: text.max(200),
  host: text.max(24),
  calls: part.extend({
    caption: text.max(60),
    columns: between(text.max(24), 4, 4),
    /** What a key is allowed. */
    may: z.strictObject({ read: text.max(24), plan: text.max(24) }),
  }),
  quickstart: part.extend({
    unit: text.max(10),
    steps: unlike(step, 'title', 1, 8),
    key: text.max(80),
    shell: text.max(24),
  }),
  wrapper: part.extend({ sample: text.max(60) }),
  errors: part,
  units: part.omit({ text: true }).extend({ rows }),
  versions: part,
  source: titled.extend({ label: text.max(40) }),
  postman: titled.extend({ label: text.max(40) }),
  more: titled.extend({ label: text.max(40), href }),
});

const authentication = z.strictObject({
  steps: unlike(titled, 'title', 1, 3),
  header: text.max(24),
  error: titled,
  access: part,
  limits: part,
});

const endpoints = z.strictObject({
  parameters: text.max(24),
  places: z.strictObject({
    path: text.max(40),
    query: text.max(40),
    header: text.max(40),
    body: text.max(40),
  }),
  required: text.max(24),
  optional: text.max(24),
  oneOf: text.max(24),
  request: text.max(24),
  response: text.max(24),
  errors: z.strictObject({ title: text.max(24), label: text.max(40) }),
  more: text.max(30),
  stops: part,
  pagination: part,
  idempotency: part,
  jobs: part.extend({ rows }),
  webhooks: part.extend({
    events: rows,
    sample: text.max(40),
    verify: z.strictObject({
      title: text.max(60),
      steps: between(text.max(160), 1, 8),
      standard: text.max(300),
    }),
    retries: titled.extend({ text: text.max(400) }),
  }),
});

export const apiPageSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/api/page.ts': z.strictObject({
    apiTabs: unlike(tab, 'id', 1, 4),
    apiLanguages: unlike(language, 'id', 1, 6),
    apiPage: page,
  }),
  'content/api/page-overview.ts': z.strictObject({ apiOverview: overview }),
  'content/api/page-authentication.ts': z.strictObject({ apiAuthentication: authentication }),
  'content/api/page-endpoints.ts': z.strictObject({ apiEndpoints: endpoints }),
};

export type ApiPage = Shape<typeof page>;
export type ApiOverview = Shape<typeof overview>;
export type ApiAuthentication = Shape<typeof authentication>;
export type ApiEndpoints = Shape<typeof endpoints>;
export type ApiTab = Shape<typeof tab>;
export type ApiLanguage = Shape<typeof language>;
