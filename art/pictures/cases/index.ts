import type { Sheet } from '@/art/pens/sheet';
import { casesRetail } from './retail';
import { casesRoster } from './roster';
import { casesSolar } from './solar';

/** The thing that each case study turned on: a field, a bus, a load. */
export const casesSheets = {
  ...casesSolar,
  ...casesRoster,
  ...casesRetail,
} as const satisfies Record<string, Sheet>;
