import type { ApiResponse, Json, ObjectSchema, Reference } from '@/lib/api/types';

const success = {
  type: 'boolean',
  const: true,
  description: 'True with status 200',
} as const;

/** The answer of a key that we do not know, to the letter. */
const unauthorized = {
  error: { code: 'UNAUTHORIZED', message: 'Invalid API key' },
} as const;

export const answerSchemas = {
  Pagination: {
    type: 'object',
    required: ['page', 'limit', 'total'],
    properties: {
      page: { type: 'integer', description: 'The page you got', minimum: 1 },
      limit: { type: 'integer', description: 'Entries a page holds at most', minimum: 1 },
      total: { type: 'integer', description: 'Entries on all pages', minimum: 0 },
    },
  },
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        description: 'What went wrong',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'For your program' },
          message: { type: 'string', description: 'For your log' },
        },
      },
    },
  },
} as const satisfies Record<string, ObjectSchema>;

export const answerResponses = {
  Unauthorized: {
    description: 'The key is missing, mistyped or revoked',
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: unauthorized },
    },
  },
} as const satisfies Record<string, ApiResponse>;

type SchemaName = Reference['$ref'];

/** The wrapper of one entity: success and data. */
export const oneOf = (description: string, $ref: SchemaName, data: Json): ApiResponse => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success, data: { $ref, description: 'The answer itself' } },
      },
      example: { success: true, data },
    },
  },
});

/** The wrapper of a list: success, data and pagination. */
export const listOf = (
  description: string,
  $ref: SchemaName,
  data: readonly Json[],
  total: number,
): ApiResponse => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data', 'pagination'],
        properties: {
          success,
          data: { type: 'array', description: 'One page of entries', items: { $ref } },
          pagination: { $ref: '#/components/schemas/Pagination', description: 'Where you are' },
        },
      },
      example: { success: true, data, pagination: { page: 1, limit: 20, total } },
    },
  },
});
