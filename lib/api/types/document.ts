import { z } from 'zod';
import type { ApiHeader, ApiResponse, Parameter, PathItem, Webhook } from './operation';
import { name, type Schema, words } from './schema';

/** How many requests an hour a key may make, by its level. */
export const rateLimit = z.strictObject({ level: name.max(20), perHour: z.int().positive() });

const change = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  date: z.iso.date('must be a date such as 2025-11-03'),
  brings: words,
});

/** What the document says itself; its paths and schemas stand in files of their own. */
export const documentWords = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: name,
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
    description: words,
    contact: z.strictObject({ name, email: z.email('must be an e-mail address') }),
    license: z.strictObject({ name, url: z.url('must be a web address') }),
  }),
  servers: z
    .tuple([z.strictObject({ url: z.url('must be a web address'), description: words })])
    .readonly(),
  security: z
    .array(z.record(name, z.array(name).readonly()).readonly())
    .min(1)
    .readonly(),
  tags: z
    .array(z.strictObject({ name, description: words }))
    .min(1)
    .readonly(),
  'x-rate-limits': z.array(rateLimit).readonly(),
  /** The newest first. */
  'x-changelog': z.array(change).min(1).readonly(),
});

const securityScheme = z.strictObject({
  type: z.literal('http'),
  scheme: z.literal('bearer'),
  description: words,
});

export type ApiDocument = z.output<typeof documentWords> & {
  paths: Readonly<Record<string, PathItem>>;
  webhooks: Readonly<Record<string, Webhook>>;
  components: {
    securitySchemes: Readonly<Record<string, z.output<typeof securityScheme>>>;
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, ApiResponse>>;
    headers: Readonly<Record<string, ApiHeader>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
};
