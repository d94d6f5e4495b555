import { routes } from '@/lib/routes';

export const caseStudyWords = {
  read: 'Read the case study',
  next: 'More case studies',
  parts: {
    challenge: 'Challenge',
    solution: 'Solution',
    timeline: 'Implementation',
    results: 'Results',
  },
  sampleCompany: 'Sample company',
  sampleQuote: 'Sample quote',
} as const;

export const storiesSection = {
  title: 'Sample case studies: live in weeks',
  all: { label: 'All success stories', href: routes.successStories },
  read: caseStudyWords.read,
  sample: caseStudyWords.sampleCompany,
} as const;
