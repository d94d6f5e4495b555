import type { Picture } from '@/art/workshop/picture';
import { driverDay } from './day';
import { driverFirstDay } from './first-day';
import { driverHero } from './hero';
import { driverHighlights } from './highlights';
import { driverLanguages } from './languages';
import { driverRoad } from './road';

export const pictures = {
  ...driverHero,
  ...driverHighlights,
  ...driverDay,
  ...driverRoad,
  ...driverFirstDay,
  ...driverLanguages,
} as const satisfies Record<string, Picture>;
