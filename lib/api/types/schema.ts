import { z } from 'zod';

// The parts of OpenAPI 3.1 that our document uses. Pages import types alone.

export const words = z.string().min(1, 'must hold a text').max(300);
export const name = z.string().min(1, 'must hold a text').max(80);

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

export const schema: z.ZodType<Schema> = z.lazy(() =>
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

export const json: z.ZodType<Json> = z.lazy(() =>
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
