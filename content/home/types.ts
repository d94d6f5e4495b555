import { z } from 'zod';
import { pageFigure, pageImage } from '../products/types';
import {
  anchor,
  between,
  href,
  hue,
  icon,
  route,
  type Shape,
  slug,
  text,
  unlike,
} from '../schemas/base';

export const hero = z.strictObject({
  heading: text.max(60),
  description: text.max(220),
  /** For wide windows. */
  detail: text.max(160).nullable(),
  // One line, two on a phone.
  tags: between(text.max(40), 0, 5),
  signs: unlike(z.strictObject({ icon, label: text.max(40) }), 'label', 0, 5),
  explore: z.strictObject({ label: text.max(40), href }).nullable(),
  /** Files of the map and of the routes over it. */
  image: z.strictObject({
    wide: text,
    narrow: text,
    routes: z.strictObject({ wide: text, narrow: text }),
    alt: text,
  }),
});

const marks = ['tight', 'spaced', 'narrow', 'plain', 'caps', 'light', 'heavy'] as const;

export const customer = z
  .strictObject({
    name: text.max(30),
    /** SVG or PNG in public/images. */
    logo: text.optional(),
    /** The style of the name where there is no logo. */
    mark: z.enum(marks).optional(),
    icon: icon.optional(),
    /** Invented; replace before publishing. */
    sample: z.boolean(),
  })
  .superRefine(({ logo, mark, icon: sign }, context) => {
    const problem = (path: string, input: unknown, message: string) =>
      context.addIssue({ code: 'custom', path: [path], input, message });
    if (logo === undefined && mark === undefined) {
      const styles = marks.map((style) => `'${style}'`).join(', ');
      problem('mark', mark, `must be one of ${styles}, or a 'logo' must stand in its place`);
    }
    if (logo !== undefined && (mark ?? sign) !== undefined) {
      problem('logo', logo, "must stand without 'mark' and 'icon', which set a name in type");
    }
  });

export const service = z.strictObject({
  id: slug.max(20),
  title: text.max(26),
  description: text.max(220),
  figures: between(pageFigure.extend({ value: text.max(9) }), 0, 4),
  hue,
  href: route,
  image: pageImage,
});

export const integrationGroup = z.strictObject({ title: text.max(60), text: text.max(300) });

export const communityRow = z.strictObject({
  label: text.max(60),
  // More letters break into two lines on a phone.
  figure: text.max(12),
  hue,
});

/** `tag` is a BCP 47 language tag. */
export const language = z.strictObject({
  name: text.max(24),
  tag: text.max(20).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a tag such as 'pt-BR'"),
  /** For the grid: the native name, and a country code for the flag. */
  grid: z
    .strictObject({
      nativeName: text.max(18),
      flag: text.regex(/^[a-z]{2}$/, "must be the two letters of a country, such as 'br'"),
    })
    .optional(),
});

/** Null where the card is drawn. */
export const featureCard = z.strictObject({
  id: z.enum([
    'non-overlapping-routes',
    'traffic-and-weather',
    'easy-interface',
    'delivery-notifications',
  ]),
  imgSrc: text.nullable(),
  title: text.max(40),
  description: text.max(140),
});

export const step = z.strictObject({
  title: text.max(24),
  description: text.max(140),
  image: pageImage.optional(),
});

const tileFeature = z.strictObject({
  heading: text.max(30),
  /** Its anchor. */
  section_id: anchor.optional(),
  picture: text,
  link: href,
});

export const featureGroup = z.strictObject({
  id: slug.max(20),
  title: text.max(30),
  hue,
  features: between(tileFeature, 1, 12),
});

export const notice = z.strictObject({
  title: text.max(30),
  text: text.max(40),
  time: text.max(8),
  icon,
  hue,
});

/** `moment` is what sends it: 'The driver swipes Complete'. */
export const notificationExample = notice.extend({ moment: text.max(60) });

export type HeroContent = Shape<typeof hero>;
export type Customer = Shape<typeof customer>;
export type Service = Shape<typeof service>;
export type IntegrationGroup = Shape<typeof integrationGroup>;
export type CommunityRow = Shape<typeof communityRow>;
export type Language = Shape<typeof language>;
export type FeatureCard = Shape<typeof featureCard>;
export type Step = Shape<typeof step>;
export type FeatureGroup = Shape<typeof featureGroup>;
export type Notice = Shape<typeof notice>;
export type NotificationExample = Shape<typeof notificationExample>;
