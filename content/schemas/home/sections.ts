import { z } from 'zod';
import { notice } from '../../home/types';
import { anchor, link, type Shape, text, unlike } from '../base';

/* A heading has three lines on a phone, a lead four. */

const title = text.max(80);
const aside = text.max(180);

export const headed = z.strictObject({ title });

export const customersSection = z.strictObject({
  label: text.max(40),
  pauseLabel: text.max(30),
  sample: text.max(30),
});

export const servicesSection = z.strictObject({
  title,
  tabsLabel: text.max(40),
  /** Behind the figures: whose they are. */
  stated: text.max(20),
});

export const languagesSection = z.strictObject({
  /** Follows the number: '30 languages for drivers and customers'. */
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
    manual: text.max(40),
    optimized: text.max(40),
  }),
  /** Leads to the planner above. */
  planner: text.max(40),
  notices: unlike(notice, 'title', 1, 4),
});

export const featuresSection = headed.extend({
  messages: z.strictObject({ section_id: anchor, title: text.max(50) }),
});

export const plannerSection = headed.extend({
  /** Follows the numbers of stops and vans. */
  lead: text.max(120),
  open: text.max(60),
});

export const signUpSection = z.strictObject({ title: text.max(90) });

export type Headed = Shape<typeof headed>;
export type CustomersSection = Shape<typeof customersSection>;
export type ServicesSection = Shape<typeof servicesSection>;
export type LanguagesSection = Shape<typeof languagesSection>;
export type IntegrationsSection = Shape<typeof integrationsSection>;
export type FeaturesSection = Shape<typeof featuresSection>;
export type PlannerSection = Shape<typeof plannerSection>;
export type ConstraintsSection = Shape<typeof constraintsSection>;
