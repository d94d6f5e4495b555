import { type CaseStudy, caseStudies } from '@/content/case-studies';
import { employeePickupDropManagement } from '@/content/case-studies/employee-pickup-drop-management';
import { omnichannelOrderManagement } from '@/content/case-studies/omnichannel-order-management';
import { renewableEnergyFleetVisibility } from '@/content/case-studies/renewable-energy-fleet-visibility';
import type { CaseStudySlug, CaseStudyStory } from '@/content/case-studies/types';

const stories: Readonly<Record<CaseStudySlug, CaseStudyStory>> = {
  'renewable-energy-fleet-visibility': renewableEnergyFleetVisibility,
  'employee-pickup-drop-management': employeePickupDropManagement,
  'omnichannel-order-management': omnichannelOrderManagement,
};

/** The stories of all case studies, in the order of content/case-studies.ts. */
export const caseStudyStories: readonly CaseStudyStory[] = caseStudies.map(
  ({ slug }) => stories[slug],
);

/** A case study as cards show it, with its story and the other studies, the one after it first. */
export function caseStudyOf(slug: CaseStudySlug): {
  study: CaseStudy;
  story: CaseStudyStory;
  next: readonly CaseStudy[];
} {
  const index = caseStudies.findIndex((study) => study.slug === slug);
  const [study, ...next] = [...caseStudies.slice(index), ...caseStudies.slice(0, index)];
  if (!study) throw new Error(`There is no case study '${slug}'.`);
  return { study, story: stories[slug], next };
}
