import { z } from 'zod';
import { pageFigure, pageImage } from '../products/types';
import {
  anchor,
  between,
  href,
  icon,
  route,
  type Shape,
  slug,
  text,
  thread,
  unlike,
} from '../schemas/base';

/** What a hero says; its picture is a slot of the section. */
export const hero = z.strictObject({
  heading: text.max(60),
  description: text.max(220),
  /** A further sentence of the description, for windows with room for it. */
  detail: text.max(160).nullable(),
  // One line of promises, two on a phone.
  tags: between(text.max(40), 0, 5),
  /** Ways of tracking, each with its sign. */
  signs: unlike(z.strictObject({ icon, label: text.max(40) }), 'label', 0, 5),
  explore: z.strictObject({ label: text.max(40), href }).nullable(),
  /** Files of the drawn map, of the threads that lie over it, and what they show together. */
  image: z.strictObject({
    wide: text,
    narrow: text,
    threads: z.strictObject({ wide: text, narrow: text }),
    alt: text,
  }),
});

const marks = ['tight', 'spaced', 'narrow', 'plain', 'caps', 'light', 'heavy'] as const;

/** A client whose mark runs in the marquee: its logo, or its name set in type. */
export const customer = z
  .strictObject({
    name: text.max(30),
    /** A picture of public/images, SVG or PNG; the name is what is read aloud. */
    logo: text.optional(),
    /** The style in which the name is set where there is no logo, as the section knows it. */
    mark: z.enum(marks).optional(),
    /** A sign before the name. */
    icon: icon.optional(),
    /** Invented, to be replaced before publishing. */
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

/** A service. */
export const service = z.strictObject({
  id: slug.max(20),
  title: text.max(26),
  description: text.max(220),
  /** What customers get out of it: the first one large. */
  figures: between(pageFigure.extend({ value: text.max(9) }), 0, 4),
  thread,
  href: route,
  image: pageImage,
});

/** An entry of the integrations accordion: what flows between the systems. */
export const integrationGroup = z.strictObject({ title: text.max(60), text: text.max(300) });

/** A row of the stats board: label, thread with stops, figure. */
export const communityRow = z.strictObject({
  label: text.max(60),
  // The largest letters of the page: more break in two on a phone.
  figure: text.max(12),
  thread,
});

/** A language of the product; `tag` is its BCP 47 name. */
export const language = z.strictObject({
  name: text.max(24),
  tag: text.max(20).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a tag such as 'pt-BR'"),
  /** For the grid: the name in its own language, and a flag by the two letters of a country. */
  grid: z
    .strictObject({
      nativeName: text.max(18),
      flag: text.regex(/^[a-z]{2}$/, "must be the two letters of a country, such as 'br'"),
    })
    .optional(),
});

/** A featured card; null where the card is drawn. */
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

/** One stop of the how-it-works strip. */
export const step = z.strictObject({ title: text.max(24), description: text.max(140) });

/** A feature in one sentence; addresses with the hash of its id land there. */
const boardFeature = z.strictObject({
  heading: text.max(50),
  description: text.max(180),
  section_id: anchor,
  link: href,
  /** What stands under it: the messages that a recipient reads. */
  shows: z.literal('messages').optional(),
});

/** The features of one product, in short; its page tells them in full. */
export const featureGroup = z.strictObject({
  id: slug.max(20),
  title: text.max(30),
  /** Line letter on the board: F1, F2, … */
  code: text.max(1),
  thread,
  // Lines under one another; past a dozen a group is two.
  features: between(boardFeature, 1, 12),
});

/** A message to a recipient, as a phone shows it. */
export const notice = z.strictObject({
  title: text.max(30),
  text: text.max(40),
  time: text.max(8),
  icon,
  thread,
});

/** One message of the driver app, with what of the round sends it: 'The driver swipes Complete'. */
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
