import { caseStudyWords } from '../case-studies';

export const testimonialsSection = {
  title: 'What dispatchers say',
  sample: caseStudyWords.sampleQuote,
} as const;
