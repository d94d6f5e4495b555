import type { ObjectSchema } from '@/lib/api/types';

export const resultSchemas = {
  OptimizedRoute: {
    type: 'object',
    required: ['route_id', 'optimized_order', 'total_distance', 'estimated_duration', 'waypoints'],
    properties: {
      route_id: { type: 'string', description: 'Keep it to find the route again' },
      optimized_order: {
        type: 'array',
        description: 'Indexes into your destinations, from 0',
        items: { type: 'integer', minimum: 0 },
      },
      total_distance: {
        type: 'number',
        description: 'Along the streets to the last stop, in km',
        minimum: 0,
      },
      estimated_duration: {
        type: 'integer',
        description: 'Minutes until the last stop is done',
        minimum: 0,
      },
      waypoints: {
        type: 'array',
        description: 'Your destinations in driving order',
        items: { $ref: '#/components/schemas/Waypoint' },
      },
    },
  },
  Job: {
    type: 'object',
    required: ['job_id', 'status', 'poll_after'],
    properties: {
      job_id: { type: 'string', description: 'Good for 24 hours' },
      status: {
        type: 'string',
        enum: ['queued', 'running', 'finished', 'failed'],
        description: 'How far it is',
      },
      poll_after: {
        type: 'integer',
        description: 'Seconds until it is worth asking again',
        minimum: 0,
      },
      result: {
        $ref: '#/components/schemas/OptimizedRoute',
        description: 'Once it is finished: what a small request gets at once',
      },
      reason: { type: 'string', description: 'If it failed: why' },
    },
  },
  FleetSummary: {
    type: 'object',
    required: ['period', 'metrics', 'cost_analysis'],
    properties: {
      period: {
        type: 'object',
        description: 'The days counted, both ends included',
        required: ['start_date', 'end_date'],
        properties: {
          start_date: { type: 'string', format: 'date', description: 'First day' },
          end_date: { type: 'string', format: 'date', description: 'Last day' },
        },
      },
      metrics: {
        type: 'object',
        description: 'What the vehicles did',
        required: [
          'total_distance',
          'total_fuel_consumed',
          'average_speed',
          'idle_time_percentage',
          'maintenance_alerts',
        ],
        properties: {
          total_distance: { type: 'number', description: 'In km', minimum: 0 },
          total_fuel_consumed: { type: 'number', description: 'In liters', minimum: 0 },
          average_speed: { type: 'number', description: 'While moving, in km/h', minimum: 0 },
          idle_time_percentage: {
            type: 'number',
            description: 'Engine on, wheels still',
            minimum: 0,
            maximum: 100,
          },
          maintenance_alerts: { type: 'integer', description: 'Raised in the period', minimum: 0 },
        },
      },
      cost_analysis: {
        type: 'object',
        description: 'US dollars',
        required: ['fuel_cost', 'maintenance_cost', 'total_operational_cost'],
        properties: {
          fuel_cost: { type: 'number', description: 'Liters at the price you paid', minimum: 0 },
          maintenance_cost: { type: 'number', description: 'Parts and labor', minimum: 0 },
          total_operational_cost: { type: 'number', description: 'Both together', minimum: 0 },
        },
      },
    },
  },
} as const satisfies Record<string, ObjectSchema>;
