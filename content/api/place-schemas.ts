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

/** Points on the map, from the barest to the one with a place in a round. */
export const placeSchemas = {
  Place: {
    type: 'object',
    required: ['lat', 'lng'],
    properties: { lat: latitude, lng: longitude },
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
      order: { type: 'integer', description: 'Its turn in the round, from 1', minimum: 1 },
    },
  },
} as const satisfies Record<string, ObjectSchema>;
