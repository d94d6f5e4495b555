import type { Sheet } from '@/art/pens/sheet';
import { fieldDay } from './day';
import { fieldForm } from './form';
import { fieldHero } from './hero';
import { fieldPapers } from './sheets';
import { fieldSites } from './sites';

/** Pictures of the field-force page. */
export const fieldSheets = {
  ...fieldHero,
  ...fieldDay,
  ...fieldPapers,
  ...fieldSites,
  ...fieldForm,
} as const satisfies Record<string, Sheet>;
