/** The parts of OpenAPI 3.1 that our document uses; scripts/check/api.ts lints it as a whole. */

type Scalar = 'string' | 'integer' | 'number' | 'boolean';

type ScalarSchema = {
  type: Scalar | readonly [Scalar, 'null'];
  description?: string;
  enum?: readonly string[];
  const?: boolean;
  format?: 'date' | 'date-time' | 'email';
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: number;
};

export type Reference = {
  $ref: `#/components/${'schemas' | 'responses' | 'headers' | 'parameters'}/${string}`;
};

export type ObjectSchema = {
  type: 'object' | readonly ['object', 'null'];
  description?: string;
  required?: readonly string[];
  properties: Readonly<Record<string, Schema>>;
};

type ArraySchema = {
  type: 'array';
  description?: string;
  minItems?: number;
  items: Schema;
};

/** `description` beside a reference tells what the thing is for in this place. */
export type Schema =
  | ObjectSchema
  | ArraySchema
  | ScalarSchema
  | (Reference & { description?: string });

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

type JsonContent = { 'application/json': { schema: Schema; example: Json } };

type Shown = string | number | boolean | readonly string[];

/** A line of an answer above its body. */
export type ApiHeader = { description: string; schema: Schema; example: Shown };

export type ApiResponse = {
  description: string;
  headers?: Readonly<Record<string, Reference>>;
  content: JsonContent;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  /** Lists repeat the name: `?id=1&id=2`. */
  example: Shown;
};

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  externalDocs?: { description: string; url: `/${string}` };
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: { required: true; content: JsonContent };
  responses: Readonly<Record<string, ApiResponse | Reference>>;
  /** An extension of ours: the operation that hands out what this one asks for. */
  'x-follows'?: string;
};

export type Method = 'get' | 'post';

export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export type Webhook = { post: Operation };

export type ApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string };
    license: { name: string; url: string };
  };
  servers: readonly [{ url: string; description: string }];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string; description: string }[];
  /** How many requests an hour a key may make, by its level. */
  'x-rate-limits': readonly { level: string; perHour: number }[];
  /** The newest first. */
  'x-changelog': readonly { version: string; date: string; brings: string }[];
  paths: Readonly<Record<string, PathItem>>;
  webhooks: Readonly<Record<string, Webhook>>;
  components: {
    securitySchemes: Readonly<
      Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
    >;
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, ApiResponse>>;
    headers: Readonly<Record<string, ApiHeader>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
};
