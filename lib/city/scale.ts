import type { StreetKind } from './types';

/**
 * Scale of a town: meters per map unit. A map 1920 units wide is
 * 13.4 km of town, and a block between minor streets 133 m deep.
 */
export const metersPerUnit = 7;

/** Driving speeds in km/h by street class, waiting at crossings averaged in. */
export const speeds: Record<StreetKind, number> = { arterial: 50, major: 40, minor: 30 };
