import { z } from 'zod';
import { between, hue, icon, type Shape, text, unlike } from '../base';

/** With minutes as a fraction. */
const hour = z.number().min(0).max(24);

/** By 24 hours; pages and pictures tell it by 12. */
const clockTime = text.regex(/^\d{2}:\d{2}$/, "must be a time such as '14:08'");

const vehicle = z
  .strictObject({
    id: text.max(8),
    driver: text.max(20),
    hue,
    eta: clockTime,
    done: z.int().min(0),
    stops: z.int().min(1).max(99),
    miles: z.number().positive().max(999),
    /** Hours; the first `served` stops are behind the vehicle. */
    timeline: z.strictObject({
      times: between(hour, 1, 16),
      served: z.int().min(0).max(16),
      end: hour,
      /** Where no stop is for a while, and why. */
      between: z.strictObject({ from: hour, to: hour, what: text.max(24) }).optional(),
    }),
  })
  .refine(({ done, stops }) => done <= stops, {
    path: ['done'],
    error: 'must not be more than its stops',
  });

/** Beside maps with a route of each color. */
export const fleet = z
  .strictObject({
    hub: text.max(24),
    date: text.max(16),
    clock: z.strictObject({ from: hour, to: hour, now: hour, label: clockTime }),
    onTime: z.int().min(0),
    weather: text.max(20),
    vehicles: unlike(vehicle, 'id', 3, 5),
  })
  .superRefine(({ vehicles, onTime, clock }, context) => {
    const problem = (path: (string | number)[], input: unknown, message: string) =>
      context.addIssue({ code: 'custom', path, input, message });
    const stops = vehicles.reduce((sum, one) => sum + one.stops, 0);
    if (onTime > stops) problem(['onTime'], onTime, `must be ${stops} at most, all stops`);
    if (clock.now < clock.from || clock.now > clock.to) {
      problem(['clock', 'now'], clock.now, "must lie between the clock's 'from' and 'to'");
    }
    const colors = vehicles.map((one) => one.hue);
    for (const [at, color] of colors.entries()) {
      if (colors.indexOf(color) === at) continue;
      problem(['vehicles', at, 'hue'], color, 'must be a color that no other vehicle has');
    }
  });

export const nextStop = z.strictObject({
  clock: clockTime,
  vehicle: text.max(8),
  stop: z.int().positive(),
  stops: z.int().positive(),
  address: text.max(24),
  note: text.max(40),
  turn: z.strictObject({ distance: text.max(8), street: text.max(20) }),
  proof: text.max(60),
});

export const proofOfDelivery = z.strictObject({
  title: text.max(14),
  time: clockTime,
  address: text.max(30),
  rows: unlike(z.strictObject({ icon, label: text.max(12), value: text.max(20) }), 'label', 1, 4),
  signedBy: text.max(24),
});

/** In units of the drawing. */
const place = z.strictObject({
  name: text.max(20),
  x: z.number().min(0).max(1920),
  y: z.number().min(0).max(860),
});

export const heroMap = z.strictObject({
  // A label belongs to the vehicle of its color.
  vehicles: unlike(
    z.strictObject({ hue, icon, name: text.max(8), note: text.max(10) }),
    'hue',
    0,
    5,
  ),
  places: unlike(place, 'name', 0, 4),
  pauseLabel: text.max(30),
  card: z
    .strictObject({
      hue,
      label: text.max(14),
      time: clockTime,
      title: text.max(18),
      /** One minute later. */
      later: z.strictObject({ time: clockTime, title: text.max(18) }),
      stop: z.int().positive(),
      stops: z.int().positive().max(40),
      address: text.max(24),
      notified: text.max(26),
      seen: text.max(8),
    })
    .refine(({ stop, stops }) => stop <= stops, {
      path: ['stop'],
      error: 'must not be more than its stops',
    }),
});

export type Fleet = Shape<typeof fleet>;
export type NextStop = Shape<typeof nextStop>;
export type ProofOfDelivery = Shape<typeof proofOfDelivery>;
export type HeroMapContent = Shape<typeof heroMap>;
