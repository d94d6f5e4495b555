import type { PathItem } from '@/lib/api/types';
import { listOf } from './answers';
import { readingErrors } from './errors';
import { driverStatus } from './vehicle-schemas';

export const driverPaths = {
  '/api/v1/drivers': {
    get: {
      operationId: 'list-drivers',
      summary: 'List drivers',
      description: 'Your drivers, on duty or off, and the vehicle that each one has.',
      tags: ['Drivers'],
      parameters: [
        {
          name: 'status',
          in: 'query',
          description: 'On duty or off duty',
          schema: driverStatus,
          example: 'on_duty',
        },
        {
          name: 'vehicle_assigned',
          in: 'query',
          description: 'With a vehicle, or without one',
          schema: { type: 'boolean' },
          example: true,
        },
        { $ref: '#/components/parameters/pageNumber' },
        { $ref: '#/components/parameters/limit' },
      ],
      responses: {
        200: listOf(
          'A page of drivers',
          '#/components/schemas/Driver',
          [
            {
              id: 'drv_21',
              name: 'Mara Castellanos',
              email: 'mara@fleet.example',
              phone: '+1 978 555 0121',
              status: 'on_duty',
              license_number: 'S00000021',
              assigned_vehicle: 'veh_07',
            },
          ],
          1,
        ),
        ...readingErrors,
      },
    },
  },
} as const satisfies Record<string, PathItem>;
