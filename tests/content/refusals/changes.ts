import { expect } from 'vitest';
import { schemas } from '@/content/schemas';
import type { ContentModule } from '@/lib/content/check/leaves';
import { findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';

export const plans = 'content/plans.ts';
export const site = 'content/site.ts';
export const story = 'content/case-studies/renewable-energy-fleet-visibility.ts';
export const customers = 'content/home/customers.ts';
export const chat = 'content/chat.ts';
export const menus = 'content/navigation.ts';
export const paper = 'content/white-papers/tracking-a-fleet-you-partly-own.ts';
export const post = 'content/blog/posts/rain-delays-on-delivery-routes.ts';
export const sums = 'content/blog/posts/what-idling-costs.ts';

/** Findings as one reads them, without their file. */
export const lines = (problems: ReturnType<typeof findProblems>) =>
  problems.map(({ field, reason }) => `${field}: ${reason}`);

/** What a file is refused for. */
export const errors = (module: ContentModule) => lines(findProblems([module], schemas, known));

/** Leaves as many entries of a list as are asked for. */
export const first = (count: number) => (now: readonly unknown[]) => now.slice(0, count);

/** Puts the first entry of a list at its end once more, with other fields. */
export const oneMore = (fields: object) => (now: readonly object[]) => [
  ...now,
  { ...now[0], ...fields },
];

/** The problems of a file with another value in a field: this one among them, and none elsewhere. */
export function expectRefused(file: string, field: string, value: unknown, reason: unknown) {
  const problems = findProblems([changed(file, field, value)], schemas, known);
  expect(problems.map((problem) => problem.reason)).toContainEqual(reason);
  for (const problem of problems) expect(problem.field.startsWith(field)).toBe(true);
}
