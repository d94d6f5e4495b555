import { customers } from '@/content/home/customers';
import { integrationCatalog } from './integrations';
import { getPosts } from './posts';
import { getWebinars } from './publications/webinars';
import { getWhitePapers } from './publications/white-papers';
import { caseStudies } from './stories/case-studies';
import { allTestimonials } from './testimonials';

const samplesOf = <Entry extends { readonly sample: boolean }>(
  kind: string,
  where: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) => entries.filter(({ sample }) => sample).map((entry) => ({ kind, where, name: nameOf(entry) }));

/** Every made-up entry that must be replaced before publishing. */
export const sampleEntries = () => [
  ...samplesOf('customer', 'content/home/customers.ts', customers, ({ name }) => name),
  ...samplesOf('testimonial', 'content/testimonials/', allTestimonials, ({ name }) => name),
  ...samplesOf('case study', 'content/case-studies/', caseStudies, ({ title }) => title),
  ...caseStudies.flatMap(({ quote, profile }) =>
    samplesOf('case story', 'content/case-studies/', [quote], () => profile.name),
  ),
  ...integrationCatalog.flatMap(({ entries }) =>
    samplesOf('integration', 'content/integrations/', entries, ({ heading }) => heading),
  ),
  ...samplesOf('webinar', 'content/webinars/', getWebinars(), ({ title }) => title),
  ...samplesOf('white paper', 'content/white-papers/', getWhitePapers(), ({ title }) => title),
  ...getPosts().flatMap(({ slug, sections }) =>
    samplesOf(
      'article quote',
      'content/blog/posts/',
      sections.filter((part) => part.type === 'quote'),
      ({ author }) => `${slug}: ${author}`,
    ),
  ),
];
