import { z } from 'zod';
import { day, type Shape } from './base';

const dates = z
  .strictObject({ from: day.optional(), until: day.optional() })
  .refine(({ from, until }) => from ?? until, {
    path: ['from'],
    error: "must be a date, or 'until' must stand in its place",
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    error: "must not be before 'from'",
  });

const flag = z.boolean().or(dates);

const flags = z.strictObject({
  showIndustriesAndPricing: flag,
  showExploreLink: flag,
  showWhitePapers: flag,
  supportLibrary: flag,
  offlineCopies: flag,
});

export const flagSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/flags.ts': z.strictObject({ flags }),
};

export type Flag = Shape<typeof flag>;
export type Flags = Shape<typeof flags>;
