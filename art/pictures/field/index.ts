import type { Picture } from '@/art/workshop/picture';
import { fieldDay } from './day';
import { fieldForm } from './form';
import { fieldHero } from './hero';
import { fieldPapers } from './sheets';
import { fieldSites } from './sites';

/** Pictures of the field-force page. */
export const pictures = {
  ...fieldHero,
  ...fieldDay,
  ...fieldPapers,
  ...fieldSites,
  ...fieldForm,
} as const satisfies Record<string, Picture>;
