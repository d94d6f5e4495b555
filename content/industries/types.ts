import { z } from 'zod';
import type { PagePath } from '@/lib/routes';
import { between, draft, hue, icon, rank, type Shape, slug, text, textOf } from '../schemas/base';

export const industry = z.strictObject({
  draft,
  rank,
  /** The name of its file, and its anchor on /industries. */
  id: slug.max(40),
  title: text.max(36),
  /** The deep ground of its maps. */
  hue: hue,
  /** A use case, a case study or any other page. */
  href: textOf<PagePath>(),
  // Two columns of a card beside its map.
  features: between(z.strictObject({ name: text.max(24), icon }), 1, 6),
  slide: z.strictObject({
    heading: text.max(44),
    description: text.max(170),
    /** The map of the slide; a drawn one needs no description. */
    picture: text.max(80),
    narrow: text.max(80),
    pictureAlt: text.max(300).optional(),
    link: text.max(40),
  }),
  row: z.strictObject({
    heading: text.max(44),
    description: text.max(160),
    /** The smallest plan with the features, and what needs a larger one. */
    plan: text.max(90),
    /** Before and after, of a sample company. */
    result: text.max(90),
    /** What it does not do, or whom it does not suit. */
    limit: text.max(110),
    picture: text.max(80),
    link: text.max(40),
  }),
});

export type Industry = Shape<typeof industry>;
