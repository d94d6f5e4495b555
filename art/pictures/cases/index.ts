import type { Picture } from '@/art/workshop/picture';
import { casesMaps } from './city-maps';
import { caseSpecs } from './covers';
import { casesRetail } from './retail';
import { casesRoster } from './roster';
import { casesSolar } from './solar';

/** The thing that each case study turned on: a field, a bus, a load. */
export const pictures = {
  ...casesMaps,
  ...caseSpecs,

  ...casesSolar,
  ...casesRoster,
  ...casesRetail,
} as const satisfies Record<string, Picture>;
