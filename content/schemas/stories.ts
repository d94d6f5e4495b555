import { z } from 'zod';
import { iconNames } from '@/lib/icons/icons';
import { pageFacts, pageImage } from './products';

const text = z.string().min(1, 'must not be empty');

const words = z.array(text).min(1, 'must have a paragraph');

const change = z
  .strictObject({ before: z.number().min(0), after: z.number().min(0), unit: text })
  .refine(({ before, after }) => before !== after, 'must differ, or be left out');

const steps = z
  .array(
    z.strictObject({
      title: text,
      weeks: z.strictObject({ from: z.int().min(1), to: z.int() }),
      text,
    }),
  )
  .length(4, 'must be four steps')
  .refine(
    (list) =>
      list.every(({ weeks }, i) => {
        const before = list[i - 1]?.weeks.to ?? 0;
        return weeks.from === before + 1 && weeks.to >= weeks.from;
      }),
    'must follow one another without a gap',
  );

const parts = ['challenge', 'solution', 'timeline', 'results', 'quote'] as const;

const looks = z.strictObject({
  cover: z.enum(['beside', 'under', 'cut']),
  points: z.enum(['columns', 'clock', 'rows']),
  timeline: z.enum(['along', 'down', 'plan']),
  results: z.enum(['rows', 'grid', 'columns']),
  icon: z.enum(iconNames),
  wide: z.partialRecord(z.enum(parts), z.enum(['paper', 'sunk', 'band'])),
});

/** A story that ends with the given week. */
const story = (slug: string, weeks: number) =>
  z.strictObject({
    slug: z.literal(slug),
    page: pageFacts,
    published: z.iso.date('must be YYYY-MM-DD'),
    summary: text,
    cover: pageImage,
    facts: z.array(z.strictObject({ value: text, label: text })).length(2),
    profile: z.looseObject({ name: text, note: text.nullable() }),
    order: z
      .array(z.enum(parts))
      .refine((order) => new Set(order).size === 5, 'must hold each of the five parts once'),
    looks,
    challenge: z.looseObject({
      title: text,
      paragraphs: words,
      points: z.array(z.unknown()).min(3),
    }),
    solution: z.looseObject({ title: text, paragraphs: words, image: pageImage, caption: text }),
    timeline: z.strictObject({
      title: text,
      steps: steps.refine((list) => list.at(-1)?.weeks.to === weeks, `must end with week ${weeks}`),
    }),
    results: z.strictObject({
      title: text,
      basis: text,
      figures: z
        .array(z.strictObject({ value: text, label: text, change: change.nullable(), how: text }))
        .min(3, 'must be three results or more'),
      caveat: text,
    }),
    quote: z.strictObject({ text, name: text, position: text, sample: z.boolean() }),
    demo: z.strictObject({ title: text, text }),
  });

const industry = (value: string, label: string) =>
  z.strictObject({ value: z.literal(value), label: z.literal(label) });

/** The case studies and the page that lists them, by file. */
export const storySchemas: Readonly<Record<string, z.ZodType>> = {
  'content/case-studies/renewable-energy-fleet-visibility.ts': z.strictObject({
    renewableEnergyFleetVisibility: story('renewable-energy-fleet-visibility', 8),
  }),
  'content/case-studies/employee-pickup-drop-management.ts': z.strictObject({
    employeePickupDropManagement: story('employee-pickup-drop-management', 8),
  }),
  'content/case-studies/omnichannel-order-management.ts': z.strictObject({
    omnichannelOrderManagement: story('omnichannel-order-management', 10),
  }),
  'content/success-stories.ts': z.strictObject({
    successStories: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({ title: text, lead: text }),
      metrics: z.array(z.looseObject({ value: text, label: text })).min(3),
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
