import type { ObjectSchema, Schema } from '@/lib/api/types';

const latitude = {
  type: 'number',
  description: 'Latitude in degrees',
  minimum: -90,
  maximum: 90,
} as const satisfies Schema;

const longitude = {
  type: 'number',
  description: 'Longitude in degrees',
  minimum: -180,
  maximum: 180,
} as const satisfies Schema;

const reference = {
  type: 'string',
  description: 'Your name for the stop, such as an order number',
  maxLength: 64,
} as const satisfies Schema;

const eta = {
  type: 'string',
  format: 'date-time',
  description: 'When the vehicle should arrive, UTC',
} as const satisfies Schema;

export const placeSchemas = {
  Place: {
    type: 'object',
    required: ['lat', 'lng'],
    properties: { lat: latitude, lng: longitude },
  },
  Start: {
    type: 'object',
    required: ['lat', 'lng'],
    properties: {
      lat: latitude,
      lng: longitude,
      departure: {
        type: 'string',
        format: 'date-time',
        description: 'When the vehicle leaves; now, if left out',
      },
    },
  },
  Stop: {
    type: 'object',
    required: ['lat', 'lng'],
    properties: {
      lat: latitude,
      lng: longitude,
      reference,
      load: {
        type: 'number',
        description: 'In kg; all loads together must fit into vehicle_id',
        minimum: 0,
        default: 0,
      },
      window: {
        type: 'object',
        description: 'When the stop may start; any time, if left out',
        required: ['start', 'end'],
        properties: {
          start: {
            type: 'string',
            format: 'date-time',
            description: 'Earliest start; a vehicle that comes early waits',
          },
          end: {
            type: 'string',
            format: 'date-time',
            description: 'Latest start; 422 if no order of stops meets it',
          },
        },
      },
      service_time: {
        type: 'integer',
        description: 'Minutes at the stop; 5, if left out, whatever the default on your screens',
        minimum: 0,
        default: 5,
      },
    },
  },
  Fix: {
    type: 'object',
    required: ['lat', 'lng', 'accuracy', 'timestamp'],
    properties: {
      lat: latitude,
      lng: longitude,
      accuracy: { type: 'number', description: 'Radius of error in meters', minimum: 0 },
      timestamp: { type: 'string', format: 'date-time', description: 'When it was measured, UTC' },
    },
  },
  Waypoint: {
    type: 'object',
    required: ['lat', 'lng', 'order'],
    properties: {
      lat: latitude,
      lng: longitude,
      order: { type: 'integer', description: 'Its turn in the route, from 1', minimum: 1 },
      reference: { ...reference, description: 'The reference that you gave the stop' },
      eta,
    },
  },
} as const satisfies Record<string, ObjectSchema>;
