import type { PathItem } from '@/lib/api/types';
import { listOf, oneOf } from './answers';
import { namingErrors, readingErrors } from './errors';
import { vehicleStatus } from './vehicle-schemas';

export const vehiclePaths = {
  '/api/v1/vehicles': {
    get: {
      operationId: 'list-vehicles',
      summary: 'List vehicles',
      description:
        'The vehicles in service that your key may see, each with its driver and last position.',
      tags: ['Vehicles'],
      parameters: [
        { $ref: '#/components/parameters/pageNumber' },
        { $ref: '#/components/parameters/limit' },
        {
          name: 'status',
          in: 'query',
          description: 'Only vehicles in this state',
          schema: vehicleStatus,
          example: 'active',
        },
      ],
      responses: {
        200: listOf(
          'A page of vehicles',
          '#/components/schemas/Vehicle',
          [
            {
              id: 'veh_07',
              name: 'VAN 07',
              license_plate: '4KT 071',
              status: 'active',
              location: { lat: 42.6336, lng: -71.303 },
              driver: { id: 'drv_21', name: 'M. Castellanos' },
            },
            {
              id: 'veh_14',
              name: 'VAN 14',
              license_plate: '4KT 078',
              status: 'active',
              location: { lat: 42.6142, lng: -71.2823 },
              driver: null,
            },
          ],
          2,
        ),
        ...readingErrors,
      },
    },
  },
  '/api/v1/vehicles/{id}/location': {
    get: {
      operationId: 'vehicle-location',
      summary: 'Vehicle location',
      description: 'The latest fix of one vehicle, with its speed and heading.',
      tags: ['Vehicles'],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id of the vehicle',
          schema: { type: 'string' },
          example: 'veh_07',
        },
      ],
      responses: {
        200: oneOf('The position', '#/components/schemas/VehicleLocation', {
          vehicle_id: 'veh_07',
          location: {
            lat: 42.6161,
            lng: -71.2844,
            accuracy: 6,
            timestamp: '2025-11-13T13:48:12Z',
          },
          speed: 31.5,
          heading: 141,
          status: 'moving',
        }),
        ...namingErrors,
      },
    },
  },
} as const satisfies Record<string, PathItem>;
