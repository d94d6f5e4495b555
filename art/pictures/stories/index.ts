import type { Sheet } from '@/art/pens/sheet';
import { storiesRetail } from './retail';
import { storiesRoster } from './roster';
import { storiesSolar } from './solar';

/** Three stories on their deep sheets: minutes, stops and slips. */
export const storiesSheets = {
  ...storiesSolar,
  ...storiesRoster,
  ...storiesRetail,
} as const satisfies Record<string, Sheet>;
