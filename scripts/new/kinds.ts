import { caseStudyKind } from './case-study';
import { guideKind } from './guide';
import { integrationKind } from './integration';
import type { Kind } from './kind';
import { postKind } from './post';
import { testimonialKind } from './testimonial';
import { industryKind, useCaseKind } from './use-case';
import { webinarKind } from './webinar';
import { whitePaperKind } from './white-paper';

/** Every kind by its name on the command line. */
export const kinds: Readonly<Record<string, Kind>> = {
  post: postKind,
  guide: guideKind,
  integration: integrationKind,
  testimonial: testimonialKind,
  'white-paper': whitePaperKind,
  'case-study': caseStudyKind,
  'use-case': useCaseKind,
  industry: industryKind,
  webinar: webinarKind,
};
