import { describe, expect, it } from 'vitest';
import { caseStudies } from '@/content/case-studies';
import { successStories } from '@/content/success-stories';
import { caseStudyOf, caseStudyStories } from '@/lib/content/case-studies';

/** What was made up says so where a reader meets it. */
const honest = /sample|invented|made it up/i;

describe.each(caseStudyStories.map((story) => [story.slug, story] as const))('%s', (_, story) => {
  it('is marked as a sample, and says so in its profile and its description', () => {
    expect(caseStudyOf(story.slug).study.sample).toBe(true);
    expect(story.quote.sample).toBe(true);
    expect(story.profile.note).toMatch(honest);
    expect(story.page.description).toMatch(honest);
  });

  it('has steps without a gap', () => {
    const weeks = story.timeline.steps.map((step) => [step.weeks.from, step.weeks.to]);
    expect(weeks.flat()).toEqual(weeks.flat().toSorted((a, b) => a - b));
  });

  it('prints in each result the end of its pair of bars, or the share between both', () => {
    for (const { value, change } of story.results.figures) {
      if (!change) continue;
      const share = Math.round((100 * (change.before - change.after)) / change.before);
      expect([change.after, share]).toContain(Number(/[\d.]+/.exec(value)?.[0]));
    }
  });
});

it('the list of stories tells each of them once', () =>
  expect(new Set(successStories.stories.items.map(({ slug }) => slug))).toEqual(
    new Set(caseStudies.map(({ slug }) => slug)),
  ));
