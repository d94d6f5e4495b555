import type { StreetKind } from './types';

/**
 * Scale of a town unless another is asked for: meters per map unit. A map 1920 units wide is
 * 13.4 km of town, and a block between minor streets 133 m deep.
 */
export const metersPerUnit = 7;

/** Driving speeds in km/h by street class, waiting at crossings averaged in. */
export const speeds: Record<StreetKind, number> = { arterial: 50, major: 40, minor: 30 };

/** Minutes it takes to drive some meters on a street of a class. */
export function drivingMinutes(meters: number, kind: StreetKind): number {
  return (meters * 60) / (speeds[kind] * 1000);
}
