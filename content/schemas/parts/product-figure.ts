import { z } from 'zod';
import { percentOf } from '@/lib/words/percent';
import { pageFigure } from '../../products/types';
import { hue, type Shape, text } from '../base';

/** The largest whole number that each drawing can show. */
const room = {
  vans: { least: 1, most: 99, share: true },
  parcel: { least: 1, most: 80, share: true },
  detour: { least: 10, most: 60, share: true },
  promises: { least: 1, most: 100, share: true },
  rating: { least: 1, most: 5, share: false },
  voices: { least: 2, most: 60, share: false },
  message: { least: 1, most: 1, share: false },
} as const;

/** The figure at the end of a product's features. */
export const productFigure = pageFigure
  .extend({
    /** To scale. */
    drawing: z.enum(Object.keys(room) as (keyof typeof room)[]),
    hue,
    value: text.max(9),
    label: text.max(60),
    /** Such as '3 of 20 vans’ worth'. */
    note: text.max(40),
    before: text.max(40),
    after: text.max(40),
    /** How many of the counted things stand out. */
    marked: z.int().min(0).optional(),
  })
  .superRefine(({ drawing, value: input }, context) => {
    const { least, most, share } = room[drawing];
    const number = share ? percentOf(input) : Number.parseInt(input, 10);
    if (number !== undefined && number >= least && number <= most) return;
    const range = share
      ? `a share from ${least}% to ${most}%`
      : `a number from ${least} to ${most}`;
    const message = `must be ${range}, which its drawing has room for`;
    context.addIssue({ code: 'custom', path: ['value'], input, message });
  });

export type ProductFigureContent = Shape<typeof productFigure>;
