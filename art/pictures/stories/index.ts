import type { Picture } from '@/art/workshop/picture';
import { storiesMaps } from './city-maps';
import { storiesRetail } from './retail';
import { storiesRoster } from './roster';
import { storiesSolar } from './solar';

/** Three stories on their deep sheets: minutes, stops and slips. */
export const pictures = {
  ...storiesMaps,

  ...storiesSolar,
  ...storiesRoster,
  ...storiesRetail,
} as const satisfies Record<string, Picture>;
