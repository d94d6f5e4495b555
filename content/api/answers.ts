import type { ApiResponse, Json, ObjectSchema, Reference } from '@/lib/api/types';
import { usualHeaders } from './headers';

const success = {
  type: 'boolean',
  const: true,
  description: 'True with 200 and 202',
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
          details: {
            type: 'array',
            description: 'With 422: each field that cannot be used, and why',
            items: {
              type: 'object',
              required: ['field', 'reason'],
              properties: {
                field: { type: 'string', description: 'Its name, as you sent it' },
                reason: { type: 'string', description: 'What is wrong with it' },
              },
            },
          },
        },
      },
    },
  },
} as const satisfies Record<string, ObjectSchema>;

type SchemaName = Reference['$ref'];

export const oneOf = (
  description: string,
  $ref: SchemaName,
  data: Json,
  headers: ApiResponse['headers'] = {},
): ApiResponse => ({
  description,
  headers: { ...usualHeaders, ...headers },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success, data: { $ref, description: 'The data itself' } },
      },
      example: { success: true, data },
    },
  },
});

export const listOf = (
  description: string,
  $ref: SchemaName,
  data: readonly Json[],
  total: number,
): ApiResponse => ({
  description,
  headers: usualHeaders,
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
