import { z } from 'zod';
import { json, name, reference, schema, words } from './schema';

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
