import { z } from 'zod';
import { notice } from '../../home/types';
import { link, type Shape, text, unlike } from '../base';

/*
 * The words around the lists of the home page. A heading has three lines of a phone, what stands
 * beside it four.
 */

const title = text.max(80);
const aside = text.max(180);

/** A section that has a heading alone. */
export const headed = z.strictObject({ title });

export const customersSection = z.strictObject({
  label: text.max(40),
  pauseLabel: text.max(30),
  sample: text.max(10),
});

export const servicesSection = z.strictObject({ title, tabsLabel: text.max(40) });

/** The section of languages; how many there are is counted. */
export const languagesSection = z.strictObject({
  /** Read on from the count: '30 languages, one tracking link'. */
  title: text.max(50),
  lead: aside,
});

export const integrationsSection = z.strictObject({
  title: text.max(60),
  lead: aside,
  browse: link.extend({ label: text.max(30) }).strict(),
  pictureAlt: text,
  note: text.max(120),
});

export const constraintsSection = z.strictObject({
  title,
  aside,
  labels: z.strictObject({
    manual: text.max(20),
    optimized: text.max(20),
    manualNote: text.max(40),
    optimizedNote: text.max(40),
  }),
  /** The card that plays the day. */
  live: z.strictObject({ plan: text.max(20) }),
  // Cards under one another in a column of the bento.
  notices: unlike(notice, 'title', 1, 4),
});

export const signUpSection = z.strictObject({ title: text.max(90) });

export type Headed = Shape<typeof headed>;
export type CustomersSection = Shape<typeof customersSection>;
export type ServicesSection = Shape<typeof servicesSection>;
export type LanguagesSection = Shape<typeof languagesSection>;
export type IntegrationsSection = Shape<typeof integrationsSection>;
export type ConstraintsSection = Shape<typeof constraintsSection>;
