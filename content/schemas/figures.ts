import { z } from 'zod';
import { list, type Shape, text } from './base';

/** Where a figure may stand; 'menu' is the header's panels, which show on every page. */
const place = z.enum([
  'home',
  'product pages',
  'fleet-management',
  'delivery-management',
  'route-optimization',
  'driver-mobile-app',
  'couriers',
  'use cases',
  'industries',
  'integrations',
  'pricing',
  'pricing FAQ',
  'success-stories',
  'blog',
  'api-docs',
  'banner',
  'heroes',
  'chat',
  'menu',
]);

/** The large value of a figure: as long as its place on a board. */
const value = text.max(20);

const figure = z.strictObject({
  value,
  /** What the figure counts, to be read after it. */
  label: text.max(60),
  pages: list(place),
  /** The company's own statement; nobody has audited it. */
  companyStated: z.literal(true),
});

/** A length of the trial: texts put it before a noun as '14-day'. */
const trial = figure.extend({
  value: value.regex(/^[1-9]\d* days$/, "must be a number of days such as '14 days'"),
});

/** A share that a calculator calculates with. */
const share = figure.extend({
  value: value.regex(/^[1-9]\d?(\.\d)?%$/, "must be a percentage such as '30%'"),
});

const figures = z
  .object({ trialInHeroes: trial, trialElsewhere: trial, deliverySavings: share })
  .catchall(figure);

/** Every figure that the site states, by file. */
export const figureSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/figures.ts': z.strictObject({ figures }),
};

export type Figure = Shape<typeof figure>;
export type FigurePlace = Shape<typeof place>;
