import { describe, expect, it } from 'vitest';
import { caseStudies } from '@/lib/content/stories/case-studies';

/** What was made up says so where a reader meets it. */
const honest = /sample|invented|made it up/i;

describe.each(caseStudies.map((study) => [study.slug, study] as const))('%s', (_, study) => {
  it('that is a sample says so in its profile and its description', () => {
    expect(study.quote.sample).toBe(study.sample);
    if (!study.sample) return;
    expect(study.profile.note).toMatch(honest);
    expect(study.page.description).toMatch(honest);
  });

  it('prints in each result the end of its pair of bars, or the share between both', () => {
    for (const { value, change } of study.results.figures) {
      if (!change) continue;
      const share = Math.round((100 * (change.before - change.after)) / change.before);
      expect([change.after, share]).toContain(Number(/[\d.]+/.exec(value)?.[0]));
    }
  });
});
