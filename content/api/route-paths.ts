import type { PathItem } from '@/lib/api/types';
import { oneOf } from './answers';

/** The planner. */
export const routePaths = {
  '/api/v1/routes/optimize': {
    post: {
      operationId: 'optimize-route',
      summary: 'Optimize a route',
      description:
        'Give one origin and a list of stops. The answer is a visiting order, the distance and a time estimate.',
      tags: ['Routes'],
      externalDocs: {
        description:
          'The planner in the page opens with a courier’s Thursday: 25 stops and five vans in place of the three stops and one van of this example.',
        url: '/route-optimization#planner=courier',
      },
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['origin', 'destinations'],
              properties: {
                origin: { $ref: '#/components/schemas/Place', description: 'Start point' },
                destinations: {
                  type: 'array',
                  description: 'Stops to order',
                  minItems: 1,
                  items: { $ref: '#/components/schemas/Place' },
                },
                vehicle_id: {
                  type: 'string',
                  description: 'Use the capacity and hours of this vehicle',
                },
              },
            },
            example: {
              origin: { lat: 26.9124, lng: 75.7873 },
              destinations: [
                { lat: 26.8854, lng: 75.8213 },
                { lat: 26.9048, lng: 75.8006 },
                { lat: 26.8622, lng: 75.8059 },
              ],
              vehicle_id: 'veh_07',
            },
          },
        },
      },
      responses: {
        200: oneOf('The round', '#/components/schemas/OptimizedRoute', {
          route_id: 'rt_40771',
          optimized_order: [1, 0, 2],
          total_distance: 9.8,
          estimated_duration: 38,
          waypoints: [
            { lat: 26.9048, lng: 75.8006, order: 1 },
            { lat: 26.8854, lng: 75.8213, order: 2 },
            { lat: 26.8622, lng: 75.8059, order: 3 },
          ],
        }),
        401: { $ref: '#/components/responses/Unauthorized' },
      },
    },
  },
} as const satisfies Record<string, PathItem>;
