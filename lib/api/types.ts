import { z } from 'zod';

// The parts of OpenAPI 3.1 that our document uses. Pages import types alone.

const words = z.string().min(1, 'must hold a text').max(300);
const name = z.string().min(1, 'must hold a text').max(80);

const about = { description: words.optional() };

const scalar = z.enum(['string', 'integer', 'number', 'boolean']);

const scalarSchema = z.strictObject({
  type: z.union(
    [scalar, z.tuple([scalar, z.literal('null')]).readonly()],
    "must be 'string', 'integer', 'number' or 'boolean'",
  ),
  ...about,
  enum: z.array(name).min(1).readonly().optional(),
  const: z.boolean().optional(),
  format: z.enum(['date', 'date-time', 'email']).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.int().positive().optional(),
  default: z.number().optional(),
});

export const reference = z.strictObject({
  $ref: z.templateLiteral(
    [
      '#/components/',
      z.enum(['schemas', 'responses', 'headers', 'parameters']),
      '/',
      z.string().min(1),
    ],
    "must be a reference such as '#/components/schemas/Vehicle'",
  ),
});

/** `description` beside a reference tells what the thing is for in this place. */
const referenceAbout = reference.extend(about);

const objectHead = z.strictObject({
  type: z.union([
    z.literal('object'),
    z.tuple([z.literal('object'), z.literal('null')]).readonly(),
  ]),
  ...about,
  required: z.array(name).min(1).readonly().optional(),
});

const arrayHead = z.strictObject({
  type: z.literal('array'),
  ...about,
  minItems: z.int().positive().optional(),
});

// What holds others of its kind says so itself: no compiler infers a type from its own beginning.
export type ObjectSchema = z.output<typeof objectHead> & {
  properties: Readonly<Record<string, Schema>>;
};
type ArraySchema = z.output<typeof arrayHead> & { items: Schema };
export type Schema =
  | ObjectSchema
  | ArraySchema
  | z.output<typeof scalarSchema>
  | z.output<typeof referenceAbout>;

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.union([objectSchema, arrayHead.extend({ items: schema }), scalarSchema, referenceAbout]),
);

export const objectSchema = objectHead.extend({
  properties: z
    .record(name, schema)
    .refine((fields) => Object.keys(fields).length > 0, 'must hold one field at least'),
});

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.string().max(300),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(json),
    z.record(z.string(), json),
  ]),
);

export type Reference = z.output<typeof reference>;

const jsonContent = z.strictObject({
  'application/json': z.strictObject({ schema, example: json }),
});

const shown = z.union([name, z.number(), z.boolean(), z.array(name).readonly()]);

/** A line of an answer above its body. */
export const header = z.strictObject({ description: words, schema, example: shown });

export const response = z.strictObject({
  description: words,
  headers: z.record(name, reference).readonly().optional(),
  content: jsonContent,
});

export const parameter = z.strictObject({
  name,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: words,
  schema,
  /** Lists repeat the name: `?id=1&id=2`. */
  example: shown,
});

export const operation = z.strictObject({
  operationId: name,
  summary: name,
  description: words,
  tags: z.array(name).min(1).readonly(),
  externalDocs: z
    .strictObject({
      description: words,
      url: z.string().regex(/^\//, "must begin with '/', such as '/pricing'"),
    })
    .optional(),
  parameters: z
    .array(z.union([parameter, reference]))
    .readonly()
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true), content: jsonContent }).optional(),
  responses: z
    .record(z.string().regex(/^[2-5]\d\d$/), z.union([response, reference]))
    .refine((all) => Object.keys(all).length > 0, 'must hold one answer at least')
    .readonly(),
  /** An extension of ours: the operation that hands out what this one asks for. */
  'x-follows': name.optional(),
});

const method = z.enum(['get', 'post']);

export const pathItem = z.partialRecord(method, operation).readonly();

export const webhook = z.strictObject({ post: operation });

export type Method = z.output<typeof method>;
export type PathItem = z.output<typeof pathItem>;
export type Operation = z.output<typeof operation>;
export type Webhook = z.output<typeof webhook>;
export type ApiHeader = z.output<typeof header>;
export type Parameter = z.output<typeof parameter>;
export type ApiResponse = z.output<typeof response>;

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
