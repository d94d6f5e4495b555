import type { City, Point } from '../types';
import { shoreAt } from './lake';
import { siteOf } from './river';

/** Distance in map units to the nearest water's edge, negative in the water. */
export function offshoreAt({ river, lake }: Pick<City, 'river' | 'lake'>, [x, y]: Point): number {
  return Math.min(
    river ? siteOf(river, x, y).offshore : Number.POSITIVE_INFINITY,
    lake ? shoreAt(lake, x, y).offshore : Number.POSITIVE_INFINITY,
  );
}
