import { caseStudyOf } from '@/lib/content/stories/case-studies';
import { fact } from '../fact';
import { casePages } from './addresses';

/** How many weeks the projects took, in the order of their pages. */
const weeks = [8, 8, 10] as const;

/** How long the projects took. */
export const stories = casePages.map((path, at) =>
  fact(
    `weeks of ${path}`,
    `${weeks[at]} weeks`,
    `${caseStudyOf(path.slice(14)).study.weeks} weeks`,
    `${path}: to go live {}`,
    `${path}: Live in {}`,
    '/#stories: live in {}',
    '/success-stories#stories: live in {}',
  ),
);
