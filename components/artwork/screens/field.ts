import type { Sheet } from '../draw/sheet';
import { fieldDay } from './field-day';
import { fieldForm } from './field-form';
import { fieldHero } from './field-hero';
import { fieldPapers } from './field-sheets';
import { fieldSites } from './field-sites';

/** Pictures of the field-force page. */
export const fieldSheets = {
  ...fieldHero,
  ...fieldDay,
  ...fieldPapers,
  ...fieldSites,
  ...fieldForm,
} as const satisfies Record<string, Sheet>;
