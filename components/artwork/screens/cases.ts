import type { Sheet } from '../draw/sheet';
import { casesRetail } from './cases-retail';
import { casesRoster } from './cases-roster';
import { casesSolar } from './cases-solar';

/** The thing that each case study turned on: a field, a bus, a load. */
export const casesSheets = {
  ...casesSolar,
  ...casesRoster,
  ...casesRetail,
} as const satisfies Record<string, Sheet>;
