import { caseStudies } from '@/content/case-studies';
import { customers } from '@/content/customers';
import { testimonials } from '@/content/testimonials';

/** An entry that was made up to show the design and must be replaced before publishing. */
export type SampleEntry = {
  readonly kind: 'case study' | 'customer' | 'testimonial';
  readonly name: string;
};

const isSample = (entry: { readonly sample: boolean }): boolean => entry.sample;

/** Every sample in the content, kind by kind in the order of its list. */
export function sampleEntries(): readonly SampleEntry[] {
  return [
    ...customers.filter(isSample).map(({ name }) => ({ kind: 'customer' as const, name })),
    ...testimonials.filter(isSample).map(({ name }) => ({ kind: 'testimonial' as const, name })),
    ...caseStudies
      .filter(isSample)
      .map(({ title }) => ({ kind: 'case study' as const, name: title })),
  ];
}
