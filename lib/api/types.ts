/** The parts of OpenAPI 3.1 that our document uses. Each is narrower than the standard's own. */
export interface ApiDocument {
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
  paths: Readonly<Record<string, PathItem>>;
  components: {
    securitySchemes: Readonly<
      Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
    >;
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, ApiResponse>>;
  };
  /** An extension of ours: how many requests an hour a key may make, by its level. */
  'x-rate-limits': readonly RateLimit[];
}

export interface RateLimit {
  level: string;
  perHour: number;
}

export type Method = 'get' | 'post';

export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Readonly<Record<string, ApiResponse | Reference>>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description: string;
  schema: Schema;
  /** Lists repeat the name: `?id=1&id=2`. */
  example: string | number | boolean | readonly string[];
}

export interface ApiResponse {
  description: string;
  content: JsonContent;
}

interface JsonContent {
  'application/json': { schema: Schema; example: Json };
}

export interface Reference {
  $ref: `#/components/${'schemas' | 'responses'}/${string}`;
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

type ScalarType = 'string' | 'integer' | 'number' | 'boolean';

export interface ObjectSchema {
  type: 'object';
  description?: string;
  required?: readonly string[];
  properties: Readonly<Record<string, Schema>>;
}

interface ArraySchema {
  type: 'array';
  description?: string;
  items: Schema;
  minItems?: number;
}

interface ScalarSchema {
  type: ScalarType | readonly [ScalarType, 'null'];
  description?: string;
  enum?: readonly string[];
  const?: boolean;
  format?: 'date' | 'date-time' | 'email';
  minimum?: number;
  maximum?: number;
  default?: number;
}

/** `description` beside a reference tells what the thing is for in this place (OpenAPI 3.1). */
export type Schema =
  | ObjectSchema
  | ArraySchema
  | ScalarSchema
  | (Reference & { description?: string });
