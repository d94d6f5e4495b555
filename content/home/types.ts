import { z } from 'zod';
import { anchor, href, icon, list, route, type Shape, text, thread } from '../schemas/base';

/** What a hero says; its picture is a slot of the section. */
export const hero = z.strictObject({
  heading: text,
  description: text,
  /** A further sentence of the description, for windows with room for it. */
  detail: text.nullable(),
  tags: list(text),
  /** Ways of tracking, each with its sign. */
  signs: z.array(z.strictObject({ icon, label: text })),
  explore: z.strictObject({ label: text, href }).nullable(),
  /** Files of the drawn map and what they show. */
  image: z.strictObject({ wide: text, narrow: text, alt: text }),
});

/** A client whose mark runs in the marquee. */
export const customer = z.strictObject({
  name: text.max(30),
  icon,
  /** Type style of the mark; the section knows how each is set. */
  mark: z.enum(['tight', 'spaced', 'narrow', 'plain', 'caps', 'light', 'heavy']),
  /** Invented, to be replaced before publishing. */
  sample: z.boolean(),
});

/** A service. */
export const service = z.strictObject({
  id: z.enum(['fleet', 'delivery', 'route']),
  title: text,
  description: text,
  thread: thread.extract(['cobalt', 'madder', 'teal']),
  href: route,
});

/** An industry of the carousel. */
export const industry = z.strictObject({
  id: text,
  title: text,
  heading: text,
  description: text,
  features: list(z.strictObject({ name: text, icon })),
  /** The map on the slide, what it shows, and its cut for a phone. */
  picture: text,
  pictureAlt: text,
  narrow: text,
  /** Hue of the deep sheet that the map is printed on. */
  sheet: thread,
  link: z.strictObject({ label: text, href: route }),
});

/** An entry of the integrations accordion: what flows between the systems. */
export const integrationGroup = z.strictObject({ title: text.max(60), text: text.max(300) });

/** A row of the stats board: label, thread with stops, figure. */
export const communityRow = z.strictObject({
  label: text,
  figure: text,
  thread,
  /** Where stops stand on the thread, in percent of its length. */
  stops: z.array(z.number()),
});

/** A language of the product; `tag` is its BCP 47 name. */
export const language = z.object({ name: text, tag: text });

/** One in the grid: with its own name and a flag file, /images/flag-<flag>.svg. */
export const featuredLanguage = language.extend({ nativeName: text, flag: text });

/** A featured card; null where the card is drawn. */
export const featureCard = z.strictObject({
  id: z.enum([
    'non-overlapping-routes',
    'traffic-and-weather',
    'easy-interface',
    'delivery-notifications',
  ]),
  imgSrc: text.nullable(),
  title: text,
  description: text,
});

/** One stop of the how-it-works strip. */
export const step = z.strictObject({ title: text.max(24), description: text.max(140) });

/** Ids of the feature blocks; addresses with these hashes land there. */
export const featureIds = [
  'iot-gps-tracking',
  'supervisor-app',
  'sim-based-tracking',
  'rfid-based-plant-tracking',
  'billing-automation',
  'alert-&-notification',
  'other-hardware-integration',
  'dispatcher-mobile-app',
  'last-mile-delivery-management',
  'delivery-proof-&-validation',
  'pickup-management',
  'carrier-integration',
  'customer-experience-management',
  'driver-mobile-app',
] as const;

/** The features of one product, in short; its page tells them in full. */
export const featureGroup = z.strictObject({
  id: text,
  title: text,
  /** Line letter on the board: F1, F2, … */
  code: text.max(1),
  thread: thread.extract(['cobalt', 'madder', 'plum']),
  features: list(
    z.strictObject({
      heading: text,
      description: text,
      section_id: anchor,
      link: href,
    }),
  ),
});

/** One message of the driver app to a recipient. */
export const notificationExample = z.strictObject({
  title: text,
  text,
  time: text,
  icon,
  thread: thread.exclude(['plum']),
});

export type HeroContent = Shape<typeof hero>;
export type Customer = Shape<typeof customer>;
export type Service = Shape<typeof service>;
export type Industry = Shape<typeof industry>;
export type IntegrationGroup = Shape<typeof integrationGroup>;
export type CommunityRow = Shape<typeof communityRow>;
export type Language = Shape<typeof language>;
export type FeaturedLanguage = Shape<typeof featuredLanguage>;
export type FeatureCard = Shape<typeof featureCard>;
export type Step = Shape<typeof step>;
export type FeatureGroup = Shape<typeof featureGroup>;
export type NotificationExample = Shape<typeof notificationExample>;
