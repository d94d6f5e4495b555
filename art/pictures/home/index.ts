import type { Picture } from '@/art/workshop/picture';
import { groundSpecs } from './ground';
import { sheetSpecs } from './sheets';
import { tileSpecs } from './tiles';
import { weatherSpecs } from './weather';

export const pictures = {
  ...groundSpecs,
  ...sheetSpecs,
  ...tileSpecs,
  ...weatherSpecs,
} as const satisfies Record<string, Picture>;
