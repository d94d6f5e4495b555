import { z } from 'zod';
import type { PagePath } from '@/lib/routes';
import {
  between,
  draft,
  icon,
  rank,
  type Shape,
  slug,
  text,
  textOf,
  thread,
} from '../schemas/base';

/** An industry: a slide of the home page, and a row and a sheet of the city on /industries. */
export const industry = z.strictObject({
  draft,
  rank,
  /** The name of its file, and its anchor on /industries. */
  id: slug.max(40),
  title: text.max(36),
  /** Hue of the deep sheets that its maps are printed on. */
  sheet: thread,
  /** The page that tells more: a use case, a case study or any other. */
  href: textOf<PagePath>(),
  // Two columns of a card that must not cover its map.
  features: between(z.strictObject({ name: text.max(24), icon }), 1, 6),
  slide: z.strictObject({
    heading: text.max(44),
    description: text.max(170),
    /** The map on the slide, its cut for a phone, and what it shows, which is known of one that a build drew. */
    picture: text.max(80),
    narrow: text.max(80),
    pictureAlt: text.max(300).optional(),
    /** Words of the link. */
    link: text.max(40),
  }),
  row: z.strictObject({
    heading: text.max(44),
    description: text.max(160),
    /** Its sign, a square. */
    picture: text.max(80),
    link: text.max(40),
  }),
  /** By what it times the van of the city on /industries, such as '7 min' until the dock closes. */
  measure: z.strictObject({ value: text.max(8), label: text.max(32) }).optional(),
  /** What is drawn for it on the city of /industries, where somebody drew it. */
  shows: text.max(40).optional(),
});

export type Industry = Shape<typeof industry>;
