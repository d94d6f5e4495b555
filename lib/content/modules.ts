import * as caseStudies from '@/content/case-studies';
import * as customers from '@/content/customers';
import * as features from '@/content/features';
import * as figures from '@/content/figures';
import * as flags from '@/content/flags';
import * as fleet from '@/content/fleet';
import * as community from '@/content/home/community';
import * as constraints from '@/content/home/constraints';
import * as hero from '@/content/home/hero';
import * as industries from '@/content/industries';
import * as integrationGroups from '@/content/integration-groups';
import * as languages from '@/content/languages';
import * as navigation from '@/content/navigation';
import * as homePage from '@/content/pages/home';
import * as plans from '@/content/plans';
import * as services from '@/content/services';
import * as signUp from '@/content/sign-up';
import * as site from '@/content/site';
import * as steps from '@/content/steps';
import * as testimonials from '@/content/testimonials';
import type { ContentModule } from './checks';

/** Every content file that `npm run check:content` looks at; a test notices one left out. */
export const contentModules: readonly ContentModule[] = [
  { file: 'content/case-studies.ts', data: caseStudies },
  { file: 'content/customers.ts', data: customers },
  { file: 'content/features.ts', data: features },
  { file: 'content/figures.ts', data: figures },
  { file: 'content/flags.ts', data: flags },
  { file: 'content/fleet.ts', data: fleet },
  { file: 'content/home/community.ts', data: community },
  { file: 'content/home/constraints.ts', data: constraints },
  { file: 'content/home/hero.ts', data: hero },
  { file: 'content/industries.ts', data: industries },
  { file: 'content/integration-groups.ts', data: integrationGroups },
  { file: 'content/languages.ts', data: languages },
  { file: 'content/navigation.ts', data: navigation },
  { file: 'content/pages/home.ts', data: homePage },
  { file: 'content/plans.ts', data: plans },
  { file: 'content/services.ts', data: services },
  { file: 'content/sign-up.ts', data: signUp },
  { file: 'content/site.ts', data: site },
  { file: 'content/steps.ts', data: steps },
  { file: 'content/testimonials.ts', data: testimonials },
];
