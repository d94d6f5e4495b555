import { z } from 'zod';
import { figures } from '../figures';
import { product } from './products';

const text = z.string().min(1, 'must not be empty');

const feature = (id: string) => z.looseObject({ section_id: z.literal(id) });

const share = z.number().min(0, 'is 0 at least').max(1, 'is 1 at most').optional();

const strip = z.looseObject({
  source: text,
  name: text,
  status: text,
  readings: z
    .array(z.looseObject({ label: text, value: text, unit: text, note: text, share }))
    .length(4, 'must be four instruments'),
});

const fleetManagement = product.extend({
  strip,
  features: z.looseObject({
    iot: feature('iot-gps-tracking'),
    sim: feature('sim-based-tracking'),
    rfid: feature('rfid-based-plant-tracking'),
    alerts: feature('alert-&-notification'),
    billing: feature('billing-automation'),
    hardware: feature('other-hardware-integration'),
  }),
  ownFigures: z.tuple([
    z.looseObject({ value: z.literal(figures.fleetOperatingCost.value) }),
    z.looseObject({ value: z.literal(figures.fleetUtilization.value) }),
    z.looseObject({ value: z.literal(figures.fleetUptime.value) }),
  ]),
});

const simTracking = product.extend({ strip });

const stat = z.looseObject({ value: text, label: text });

/** The fleet page with the section ids that menus link to, the SIM page, and what all product pages share. */
export const fleetSchemas = {
  'content/products/fleet-management.ts': z.looseObject({ fleetManagement }),
  'content/products/sim-tracking.ts': z.looseObject({ simTracking }),
  'content/products/delivery-stats.ts': z.looseObject({
    deliveryStats: z.tuple([
      stat.extend({ value: z.literal('25%') }),
      stat.extend({ value: z.literal('99%') }),
      stat.extend({ value: z.literal('5 Stars') }),
    ]),
  }),
  'content/products/trial-tags.ts': z.looseObject({
    trialTags: z.tuple([
      z.literal('7-day free trial'),
      z.literal('No credit card required'),
      z.literal('Cancel anytime'),
    ]),
    trackingSigns: z
      .array(z.looseObject({ icon: text, label: text }))
      .length(3, 'must be three ways'),
  }),
} as const;
