import type { StreetKind } from './types';

/** A map 1920 units wide is 13.4 km of town, a block between minor streets 133 m deep. */
export const metersPerUnit = 7;

/** km/h, waiting at crossings averaged in. */
export const speeds: Record<StreetKind, number> = { arterial: 50, major: 40, minor: 30 };
