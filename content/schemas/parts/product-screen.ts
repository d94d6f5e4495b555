import { z } from 'zod';
import { pageImage } from '../../products/types';
import { between, hue, type Shape, text } from '../base';

const fact = z.strictObject({ label: text.max(24), value: text.max(30) });

/** The product as it stands on a desk at one moment: a list, a picture, and a panel about one row. */
export const productScreen = z.strictObject({
  title: text.max(60),
  /** What is seen, for readers who do not see it. */
  alt: text.max(300),
  bar: z.strictObject({
    place: text.max(24),
    date: text.max(16),
    clock: text.max(8),
    tabs: between(text.max(12), 2, 5),
    open: text.max(12),
    status: text.max(24),
    warned: z.literal(true).optional(),
  }),
  list: z.strictObject({
    title: text.max(24),
    rows: between(
      z.strictObject({
        hue,
        name: text.max(24),
        note: text.max(40),
        value: text.max(12),
        /** Stands out, with what it says in words. */
        mark: z.enum(['good', 'warned']).optional(),
        open: z.literal(true).optional(),
      }),
      3,
      8,
    ),
  }),
  /** It fills its part of the screen, or is shown whole in it. */
  image: pageImage.omit({ alt: true }).extend({ whole: z.literal(true).optional() }),
  panel: z.strictObject({
    title: text.max(28),
    note: text.max(60),
    figure: text.max(24),
    facts: between(fact, 2, 6),
    actions: between(text.max(24), 1, 2),
  }),
  /** Numbers on the screen, in hundredths of its width and height. */
  spots: between(
    z.strictObject({
      x: z.number().min(0).max(100),
      y: z.number().min(0).max(100),
      text: text.max(90),
    }),
    2,
    3,
  ),
});

export type ScreenContent = Shape<typeof productScreen>;
