import type { Sheet } from '../draw/sheet';
import { driverDay } from './driver-day';
import { driverFirstDay } from './driver-first-day';
import { driverHero } from './driver-hero';
import { driverHighlights } from './driver-highlights';
import { driverLanguages } from './driver-languages';
import { driverRoad } from './driver-road';

export const driverSheets = {
  ...driverHero,
  ...driverHighlights,
  ...driverDay,
  ...driverRoad,
  ...driverFirstDay,
  ...driverLanguages,
} as const satisfies Record<string, Sheet>;
