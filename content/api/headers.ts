import type { ApiHeader, Parameter } from '@/lib/api/types';

export const answerHeaders = {
  'RateLimit-Limit': {
    description: 'Requests that the key may make in an hour',
    schema: { type: 'integer', minimum: 1 },
    example: 1000,
  },
  'RateLimit-Remaining': {
    description: 'How many of them are left',
    schema: { type: 'integer', minimum: 0 },
    example: 987,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the hour starts anew',
    schema: { type: 'integer', minimum: 0, maximum: 3600 },
    example: 2140,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try; with 202, 429 and 503',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  'Request-Id': {
    description: 'Name it when you write to us about a response',
    schema: { type: 'string' },
    example: 'req_5c1e08',
  },
  Location: {
    description: 'Where to ask for the job',
    schema: { type: 'string' },
    example: '/api/v1/jobs/job_8812',
  },
} as const satisfies Record<string, ApiHeader>;

const ref = <Name extends keyof typeof answerHeaders>(name: Name) =>
  ({ $ref: `#/components/headers/${name}` }) as const;

export const usualHeaders = {
  'RateLimit-Limit': ref('RateLimit-Limit'),
  'RateLimit-Remaining': ref('RateLimit-Remaining'),
  'RateLimit-Reset': ref('RateLimit-Reset'),
  'Request-Id': ref('Request-Id'),
};
export const retryAfter = { 'Retry-After': ref('Retry-After') };
export const location = { Location: ref('Location') };

export const sharedParameters = {
  pageNumber: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1',
    schema: { type: 'integer', minimum: 1, default: 1 },
    example: 1,
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: 'Entries per page: 20, or up to 100',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    example: 20,
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Your name for this plan, so that a second try makes no second route',
    schema: { type: 'string', maxLength: 64 },
    example: 'veh_07-2025-11-13',
  },
} as const satisfies Record<string, Parameter>;
