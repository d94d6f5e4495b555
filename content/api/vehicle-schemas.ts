import type { ObjectSchema, Schema } from '@/lib/api/types';

export const vehicleStatus = {
  type: 'string',
  enum: ['active', 'moving'],
} as const satisfies Schema;

export const driverStatus = {
  type: 'string',
  enum: ['on_duty', 'off_duty'],
} as const satisfies Schema;

export const vehicleSchemas = {
  Vehicle: {
    type: 'object',
    required: ['id', 'name', 'license_plate', 'status', 'location', 'driver'],
    properties: {
      id: { type: 'string', description: 'Stays with the vehicle for good' },
      name: { type: 'string', description: 'As your dispatchers call it' },
      license_plate: { type: 'string', description: 'As on the plate' },
      status: { ...vehicleStatus, description: 'In service and standing, or under way' },
      location: { $ref: '#/components/schemas/Place', description: 'Last known position' },
      driver: {
        type: ['object', 'null'],
        description: 'The driver at the wheel; null while there is none',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string', description: 'An id from the list of drivers' },
          name: { type: 'string', description: 'Initial and surname' },
        },
      },
    },
  },
  VehicleLocation: {
    type: 'object',
    required: ['vehicle_id', 'location', 'speed', 'heading', 'status'],
    properties: {
      vehicle_id: { type: 'string', description: 'The id you asked for' },
      location: { $ref: '#/components/schemas/Fix', description: 'The latest fix' },
      speed: { type: 'number', description: 'In km/h', minimum: 0 },
      heading: { type: 'integer', description: 'Degrees from north', minimum: 0, maximum: 359 },
      status: { ...vehicleStatus, description: 'Taken with the same fix' },
    },
  },
  Driver: {
    type: 'object',
    required: ['id', 'name', 'email', 'phone', 'status', 'license_number', 'assigned_vehicle'],
    properties: {
      id: { type: 'string', description: 'Stays with the driver for good' },
      name: { type: 'string', description: 'First name and surname' },
      email: { type: 'string', format: 'email', description: 'At work' },
      phone: { type: 'string', description: 'With country code' },
      status: { ...driverStatus, description: 'Clocked in or not' },
      license_number: { type: 'string', description: 'Of the driver’s license' },
      assigned_vehicle: {
        type: ['string', 'null'],
        description: 'Vehicle id; null without one',
      },
    },
  },
} as const satisfies Record<string, ObjectSchema>;
