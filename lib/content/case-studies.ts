import { caseStudies } from '@/content/case-studies';
import { employeePickupDropManagement } from '@/content/case-studies/employee-pickup-drop-management';
import { omnichannelOrderManagement } from '@/content/case-studies/omnichannel-order-management';
import { renewableEnergyFleetVisibility } from '@/content/case-studies/renewable-energy-fleet-visibility';
import type { CaseStudyStory } from '@/content/case-studies/types';
import { routes } from '@/lib/routes';

const stories: readonly CaseStudyStory[] = [
  renewableEnergyFleetVisibility,
  employeePickupDropManagement,
  omnichannelOrderManagement,
];

function storyOf(slug: string): CaseStudyStory {
  const story = stories.find((each) => each.slug === slug);
  if (!story) throw new Error(`There is no story of the case study '${slug}'.`);
  return story;
}

/** The stories of all case studies, in the order of content/case-studies.ts. */
export const caseStudyStories: readonly CaseStudyStory[] = caseStudies.map(({ slug }) =>
  storyOf(slug),
);

/** What the page of a case study is made of; of the other studies, the one after it comes first. */
export function caseStudyOf(slug: string) {
  const index = caseStudies.findIndex((each) => each.slug === slug);
  const [study, ...next] = [...caseStudies.slice(index), ...caseStudies.slice(0, index)];
  if (index < 0 || !study) throw new Error(`There is no case study '${slug}'.`);
  const story = storyOf(study.slug);
  const { href: path, title: headline, industry } = study;
  const trail = [
    { label: 'Success stories', href: routes.successStories },
    { label: industry, href: path },
  ] as const;
  const { published, page } = story;
  const facts = { headline, description: page.description, path, published };
  return { study, story, next, trail, facts };
}
