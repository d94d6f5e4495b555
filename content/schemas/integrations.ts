import { z } from 'zod';
import { integration } from '../integrations/types';
import { narrowText, pageFacts, pageImage } from '../products/types';
import { between, href, hue, type Shape, text, unlike } from './base';
import { counting } from './parts/counting';

const category = z.strictObject({
  key: text
    .max(40)
    .regex(
      /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
      "must be letters with hyphens, such as 'market-place'",
    ),
  label: narrowText(30, 14),
  hue,
  text: text.max(90),
});

const page = z.strictObject({
  page: pageFacts,
  name: text.max(30),
  hero: z.strictObject({
    heading: between(text.max(30), 1, 3),
    description: text.max(300),
    image: pageImage,
  }),
  catalog: z.strictObject({
    title: text.max(60),
    search: text.max(40),
    placeholder: text.max(40),
    filter: text.max(30),
    all: text.max(30),
    /** Shown while entries are samples, which it counts. */
    intended: counting(240),
    /** What the rows say. */
    legend: text.max(200),
    note: text.max(300),
  }),
  // Twelve buttons are three lines; empty categories are hidden.
  categories: unlike(category, 'key', 2, 12),
  request: z.strictObject({
    title: text.max(60),
    text: text.max(300),
    /** Said where the form was sent without script. */
    sent: text.max(160),
    dialog: z.strictObject({
      title: text.max(60),
      lead: text.max(160),
      placeholder: text.max(120),
      fallback: text.max(120),
      privacy: text.max(120),
    }),
  }),
  behavior: z.strictObject({
    title: text.max(60),
    text: text.max(160),
    items: between(z.strictObject({ term: text.max(60), text: text.max(300) }), 1, 8),
    link: z.strictObject({ label: text.max(40), href }),
  }),
});

export const integrationsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/integrations/*.ts': z.strictObject({ integration }),
  'content/pages/integrations.ts': z.strictObject({ integrationsPage: page }),
};

export type IntegrationsPage = Shape<typeof page>;
