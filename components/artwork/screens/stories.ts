import type { Sheet } from '../draw/sheet';
import { storiesRetail } from './stories-retail';
import { storiesRoster } from './stories-roster';
import { storiesSolar } from './stories-solar';

/** Three stories on their deep sheets: minutes, stops and slips. */
export const storiesSheets = {
  ...storiesSolar,
  ...storiesRoster,
  ...storiesRetail,
} as const satisfies Record<string, Sheet>;
