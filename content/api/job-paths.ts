import type { PathItem } from '@/lib/api/types';
import { oneOf } from './answers';
import { namingErrors } from './errors';

/** Large plans that are computed in the background. */
export const jobPaths = {
  '/api/v1/jobs/{id}': {
    get: {
      operationId: 'job',
      'x-follows': 'optimize-route',
      summary: 'Ask for a job',
      description: 'How far a job is and, once it is finished, the route.',
      tags: ['Routes'],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id of the job',
          schema: { type: 'string' },
          example: 'job_8812',
        },
      ],
      responses: {
        200: oneOf('The job, its route cut to two stops here', '#/components/schemas/Job', {
          job_id: 'job_8812',
          status: 'finished',
          poll_after: 0,
          result: {
            route_id: 'rt_40772',
            optimized_order: [41, 7],
            total_distance: 61.4,
            estimated_duration: 457,
            waypoints: [
              {
                lat: 42.6336,
                lng: -71.303,
                order: 1,
                reference: 'WL-40841',
                eta: '2025-11-13T13:37:00Z',
              },
              {
                lat: 42.6142,
                lng: -71.2823,
                order: 2,
                reference: 'WL-40807',
                eta: '2025-11-13T13:49:00Z',
              },
            ],
          },
        }),
        ...namingErrors,
      },
    },
  },
} as const satisfies Record<string, PathItem>;
