import { routes } from '@/lib/routes';

/** Words that every case study shares. */
export const caseStudyWords = {
  read: 'Read the case',
  next: 'Read on',
  /** What each part of a story is, above its own title. */
  parts: {
    challenge: 'Challenge',
    solution: 'Solution',
    timeline: 'Implementation',
    results: 'Results',
  },
  /** At what was made up. */
  sampleCompany: 'Sample company',
  sampleQuote: 'Sample quote',
} as const;

/** The home page's section of stories. */
export const storiesSection = {
  title: 'Case studies: live in weeks',
  all: { label: 'All success stories', href: routes.successStories },
  read: caseStudyWords.read,
  sample: caseStudyWords.sampleCompany,
} as const;
