import { caseStudyWords } from '../case-studies';

/** Heading of the home page's carousel, and what stands at quotes that were made up. */
export const testimonialsSection = {
  title: 'What dispatchers say',
  sample: caseStudyWords.sampleQuote,
} as const;
