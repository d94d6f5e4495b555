import { kilometersInMile, type Unit } from '@/lib/planner/time';
import { count } from '@/lib/words/count';

export const metersIn: Readonly<Record<Unit, number>> = {
  miles: 1000 * kilometersInMile,
  kilometers: 1000,
};

/** The short sign of a unit: 'mi', 'km'. */
export const signOf = (unit: Unit): string => (unit === 'miles' ? 'mi' : 'km');

/** A figure with one decimal: '23.1', '1,204.5'. */
export function oneDecimal(value: number): string {
  const [whole = '0', tenth = '0'] = value.toFixed(1).split('.');
  return `${count(Number(whole))}.${tenth}`;
}

/** Meters as a figure with one decimal: '23.1', '1,204.5'. */
export const distance = (meters: number, unit: Unit): string => oneDecimal(meters / metersIn[unit]);

/** The short sign of a speed: 'mph', 'km/h'. */
export const speedSign = (unit: Unit): string => (unit === 'miles' ? 'mph' : 'km/h');

/** Kilometers an hour that are one mile, or one kilometer, an hour. */
export const speedOf = (unit: Unit): number => metersIn[unit] / 1000;

/** A speed in km/h as a figure of the unit, with one decimal at most: '18.6', '30'. */
export const speed = (kilometers: number, unit: Unit): string =>
  `${Number((kilometers / speedOf(unit)).toFixed(1))}`;

/** A load: '1 box', '6 boxes'. */
export const boxes = (load: number): string => `${count(load)} ${load === 1 ? 'box' : 'boxes'}`;

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Minutes of work as hours: '1 h 33', under an hour '51 min'. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${two(whole % 60)}`;
}
