import { routes } from '@/lib/routes';
import type { CaseStudy } from './case-studies/types';

export type { CaseStudy } from './case-studies/types';

export const caseStudies: readonly CaseStudy[] = [
  {
    slug: 'renewable-energy-fleet-visibility',
    title: 'Crews, spares and solar sites finally share one map',
    industry: 'Renewable energy',
    weeks: 8,
    picture: 'case-solar',
    pictureAlt: 'Map: three routes cross a river to fields of solar panels.',
    href: routes.caseRenewableEnergy,
    thread: 'teal',
    sample: true,
  },
  {
    slug: 'employee-pickup-drop-management',
    title: 'Night-shift pickups that know who is on roster',
    industry: 'Employee transport',
    weeks: 8,
    picture: 'case-roster',
    pictureAlt: 'Map: three shuttle routes meet at a lit gate.',
    href: routes.caseEmployeeTransport,
    thread: 'cobalt',
    sample: true,
  },
  {
    slug: 'omnichannel-order-management',
    title: 'Store, web and marketplace orders leave on one route',
    industry: 'Retail',
    weeks: 10,
    picture: 'case-retail',
    pictureAlt: 'Map: routes link a depot with three shops.',
    href: routes.caseOmnichannel,
    thread: 'plum',
    sample: true,
  },
];

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
  title: 'Live in weeks, not quarters',
  all: { label: 'All success stories', href: routes.successStories },
  read: caseStudyWords.read,
} as const;
