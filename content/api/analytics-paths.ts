import type { PathItem } from '@/lib/api/types';
import { oneOf } from './answers';
import { readingErrors } from './errors';

export const analyticsPaths = {
  '/api/v1/analytics/fleet-summary': {
    get: {
      operationId: 'fleet-summary',
      summary: 'Fleet summary',
      description: 'Distance, fuel, speed, idling and cost between two dates.',
      tags: ['Analytics'],
      parameters: [
        {
          name: 'start_date',
          in: 'query',
          required: true,
          description: 'First day, YYYY-MM-DD',
          schema: { type: 'string', format: 'date' },
          example: '2025-11-10',
        },
        {
          name: 'end_date',
          in: 'query',
          required: true,
          description: 'Last day, YYYY-MM-DD',
          schema: { type: 'string', format: 'date' },
          example: '2025-11-14',
        },
        {
          name: 'vehicle_ids',
          in: 'query',
          description: 'Only these vehicles; repeat the name for each',
          schema: { type: 'array', items: { type: 'string' } },
          example: ['veh_07', 'veh_14'],
        },
      ],
      responses: {
        200: oneOf('The sums', '#/components/schemas/FleetSummary', {
          period: { start_date: '2025-11-10', end_date: '2025-11-14' },
          metrics: {
            total_distance: 574.2,
            total_fuel_consumed: 90,
            average_speed: 27.4,
            idle_time_percentage: 11.2,
            maintenance_alerts: 1,
          },
          cost_analysis: {
            fuel_cost: 97.48,
            maintenance_cost: 48,
            total_operational_cost: 145.48,
          },
        }),
        ...readingErrors,
      },
    },
  },
} as const satisfies Record<string, PathItem>;
