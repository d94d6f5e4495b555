import type { ApiResponse } from '@/lib/api/types';
import { retryAfter, usualHeaders } from './headers';

const schema = { $ref: '#/components/schemas/Error' } as const;

interface Fault {
  code: string;
  message: string;
  details?: readonly { field: string; reason: string }[];
}

const failing = (
  description: string,
  error: Fault,
  headers: ApiResponse['headers'] = usualHeaders,
): ApiResponse => ({
  description,
  headers,
  content: { 'application/json': { schema, example: { error: { ...error } } } },
});

export const errorResponses = {
  Unauthorized: failing(
    'The key is missing, mistyped or revoked. Compare the header with the key you were given.',
    { code: 'UNAUTHORIZED', message: 'Invalid API key' },
    { 'Request-Id': usualHeaders['Request-Id'] },
  ),
  Forbidden: failing(
    'We know the key, but it lacks permission for this call. Ask us for a key with that permission.',
    { code: 'FORBIDDEN', message: 'This key lacks permission for this call' },
  ),
  NotFound: failing(
    'Nothing in your account has this id. Take ids from the lists; we forget a job after 24 hours.',
    { code: 'NOT_FOUND', message: 'Nothing has the id veh_99' },
  ),
  Conflict: failing(
    'An idempotency key came back with a different body. A new plan needs a new key.',
    { code: 'IDEMPOTENCY_CONFLICT', message: 'Idempotency-Key was used with another body' },
  ),
  Unusable: failing(
    'A parameter is missing, misspelled or out of range. Details name each one. The same request, sent unchanged, fails again.',
    {
      code: 'INVALID_REQUEST',
      message: 'One field cannot be used',
      details: [{ field: 'limit', reason: 'must be 100 at most' }],
    },
  ),
  Undrivable: failing(
    'The body has a mistake, the loads exceed what the vehicle carries, or a window closes too early. Details name the field and say what is wrong with it.',
    {
      code: 'INVALID_REQUEST',
      message: 'veh_07 cannot drive this route',
      details: [{ field: 'destinations', reason: 'loads add up to 960 kg, veh_07 carries 900' }],
    },
  ),
  TooMany: failing(
    'The key has made all the requests of its hour. Wait as many seconds as `Retry-After` says.',
    { code: 'RATE_LIMITED', message: '1,000 requests an hour are used up' },
    { ...usualHeaders, ...retryAfter },
  ),
  Internal: failing(
    'We failed, not you. Try again up to three times, some seconds apart, then write to us with the `Request-Id`.',
    { code: 'INTERNAL_ERROR', message: 'Something failed on our side' },
  ),
  Unavailable: failing(
    'We are overloaded or under maintenance. `Retry-After` says when it is worth another try.',
    { code: 'UNAVAILABLE', message: 'Not available for a moment' },
    { ...usualHeaders, ...retryAfter },
  ),
} as const satisfies Record<string, ApiResponse>;

const ref = <Name extends keyof typeof errorResponses>(name: Name) =>
  ({ $ref: `#/components/responses/${name}` }) as const;

const usual = {
  401: ref('Unauthorized'),
  403: ref('Forbidden'),
  429: ref('TooMany'),
  500: ref('Internal'),
  503: ref('Unavailable'),
};
const unknown = { 404: ref('NotFound') };

export const readingErrors = { ...usual, 422: ref('Unusable') };
export const namingErrors = { ...usual, ...unknown };
export const makingErrors = {
  ...usual,
  ...unknown,
  409: ref('Conflict'),
  422: ref('Undrivable'),
};
