import { caseStudies } from '@/content/case-studies';
import { customers } from '@/content/home/customers';
import { caseStudyStories } from './case-studies';
import { integrationCatalog } from './integrations';
import { getPosts } from './posts';
import { allTestimonials } from './testimonials';

/** An entry that was made up to show the design and must be replaced before publishing. */
export type SampleEntry = {
  readonly kind:
    | 'article quote'
    | 'case study'
    | 'case story'
    | 'customer'
    | 'integration'
    | 'testimonial';
  readonly name: string;
};

const isSample = (entry: { readonly sample: boolean }): boolean => entry.sample;

/** Every sample in the content, kind by kind in the order of its list. */
export function sampleEntries(): readonly SampleEntry[] {
  return [
    ...customers.filter(isSample).map(({ name }) => ({ kind: 'customer' as const, name })),
    ...allTestimonials.filter(isSample).map(({ name }) => ({ kind: 'testimonial' as const, name })),
    ...caseStudies
      .filter(isSample)
      .map(({ title }) => ({ kind: 'case study' as const, name: title })),
    ...caseStudyStories
      .filter(({ quote }) => quote.sample)
      .map(({ profile }) => ({ kind: 'case story' as const, name: profile.name })),
    ...integrationCatalog
      .flatMap(({ entries }) => entries.filter(isSample))
      .map(({ heading }) => ({ kind: 'integration' as const, name: heading })),
    ...getPosts().flatMap(({ slug, sections }) =>
      sections.flatMap((part) =>
        part.type === 'quote' && part.sample
          ? [{ kind: 'article quote' as const, name: `${slug}: ${part.author}` }]
          : [],
      ),
    ),
  ];
}
