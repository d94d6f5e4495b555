import { z } from 'zod';
import { stories } from '../case-studies/types';
import { pageFacts, pageImage } from '../products/types';
import { stat, text, thread } from './base';

const caseStudy = (slug: string, weeks: number) =>
  z.looseObject({
    slug: z.literal(slug),
    title: text,
    weeks: z.literal(weeks),
    picture: text,
    pictureAlt: text,
    href: text,
    thread,
    sample: z.boolean(),
  });

/** The three case studies with their length in weeks. */
const caseStudies = z.tuple([
  caseStudy('renewable-energy-fleet-visibility', 8),
  caseStudy('employee-pickup-drop-management', 8),
  caseStudy('omnichannel-order-management', 10),
]);

const industry = (value: string, label: string) =>
  z.strictObject({ value: z.literal(value), label: z.literal(label) });

/** The case studies and the page that lists them, by file. */
export const storySchemas: Readonly<Record<string, z.ZodType>> = {
  'content/case-studies.ts': z.looseObject({
    caseStudies,
    storiesSection: z.looseObject({ title: text }),
  }),
  ...Object.fromEntries(
    Object.entries(stories).map(([name, story]) => [
      `content/case-studies/${story.shape.slug.value}.ts`,
      z.strictObject({ [name]: story }),
    ]),
  ),
  'content/success-stories.ts': z.strictObject({
    successStories: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({ title: text, lead: text }),
      metrics: z.array(z.looseObject(stat.shape)).min(3),
      stories: z.looseObject({
        items: z
          .array(z.looseObject({ slug: text, text, image: pageImage }))
          .length(3, 'must be three stories'),
      }),
      roi: z.looseObject({
        industries: z.tuple([
          industry('logistics', 'Logistics'),
          industry('construction', 'Construction'),
          industry('healthcare', 'Healthcare'),
          industry('retail', 'Retail'),
          industry('manufacturing', 'Manufacturing'),
          industry('other', 'Other'),
        ]),
      }),
    }),
  }),
};
