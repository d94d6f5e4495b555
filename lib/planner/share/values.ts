import { mostStops } from '../day/day';

/** What cannot be read back: a text that was cut, changed or made up. */
export class DamagedError extends Error {}

/** The longest texts in UTF-16 units, the largest numbers and the most of each that a day may hold. */
export const limits = {
  text: 1000,
  amount: 1_000_000,
  time: 2880,
  stops: mostStops,
  vans: 50,
  skills: 500,
} as const;

export const damaged = (): never => {
  throw new DamagedError('It says what cannot be.');
};

/** A number within bounds; no other value is one. */
export const amount = (value: unknown, least = 0, most: number = limits.amount): number =>
  typeof value === 'number' && value >= least && value <= most ? value : damaged();

export const whole = (value: unknown, least = 0, most: number = limits.amount): number =>
  Number.isInteger(value) ? amount(value, least, most) : damaged();

export const text = (value: unknown): string =>
  typeof value === 'string' && value.length <= limits.text ? value : damaged();

export const list = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= most ? value : damaged();
