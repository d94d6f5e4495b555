import type { PathItem } from '@/lib/api/types';
import { oneOf } from './answers';
import { makingErrors } from './errors';
import { location, retryAfter } from './headers';

export const routePaths = {
  '/api/v1/routes/optimize': {
    post: {
      operationId: 'optimize-route',
      summary: 'Optimize a route',
      description:
        'Give one origin and a list of stops. The response is a visiting order, the distance and a time estimate: at once for up to 50 stops, as a job for more.',
      tags: ['Routes'],
      externalDocs: {
        description:
          'The planner on our route optimization page opens with a courier’s Thursday: 25 stops and five vans in place of the three stops and one van of this example.',
        url: '/route-optimization#planner=courier',
      },
      parameters: [{ $ref: '#/components/parameters/idempotencyKey' }],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['origin', 'destinations'],
              properties: {
                origin: { $ref: '#/components/schemas/Start', description: 'Start point' },
                destinations: {
                  type: 'array',
                  description: 'Stops to order',
                  minItems: 1,
                  items: { $ref: '#/components/schemas/Stop' },
                },
                vehicle_id: {
                  type: 'string',
                  description: 'Use the capacity and hours of this vehicle',
                },
              },
            },
            example: {
              origin: { lat: 42.6412, lng: -71.3163, departure: '2025-11-13T13:30:00Z' },
              destinations: [
                {
                  lat: 42.6142,
                  lng: -71.2823,
                  reference: 'WL-40771',
                  load: 120,
                  window: { start: '2025-11-13T13:30:00Z', end: '2025-11-13T15:30:00Z' },
                },
                { lat: 42.6336, lng: -71.303, reference: 'WL-40772', load: 80 },
                { lat: 42.591, lng: -71.2977, reference: 'WL-40773', load: 45, service_time: 10 },
              ],
              vehicle_id: 'veh_07',
            },
          },
        },
      },
      responses: {
        200: oneOf('The route', '#/components/schemas/OptimizedRoute', {
          route_id: 'rt_40771',
          optimized_order: [1, 0, 2],
          total_distance: 9.8,
          estimated_duration: 44,
          waypoints: [
            {
              lat: 42.6336,
              lng: -71.303,
              order: 1,
              reference: 'WL-40772',
              eta: '2025-11-13T13:37:00Z',
            },
            {
              lat: 42.6142,
              lng: -71.2823,
              order: 2,
              reference: 'WL-40771',
              eta: '2025-11-13T13:49:00Z',
            },
            {
              lat: 42.591,
              lng: -71.2977,
              order: 3,
              reference: 'WL-40773',
              eta: '2025-11-13T14:04:00Z',
            },
          ],
        }),
        202: oneOf(
          'A job, for more than 50 stops',
          '#/components/schemas/Job',
          { job_id: 'job_8812', status: 'queued', poll_after: 5 },
          { ...location, ...retryAfter },
        ),
        ...makingErrors,
      },
    },
  },
} as const satisfies Record<string, PathItem>;
