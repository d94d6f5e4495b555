import { expect, it } from 'vitest';
import { getPosts } from '@/lib/content/posts';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { getTeaser } from '@/lib/content/teaser';

it.each(caseStudies)('$slug says that it was made up', (study) => {
  expect(study.quote.sample).toBe(study.sample);
  if (!study.sample) return;
  expect(study.profile.note).toMatch(/sample|invented|made it up/i);
  expect(study.page.description).toMatch(/sample|invented|made it up/i);
});

it.each(caseStudies)('$slug prints what its bars show, or the share between both', (study) => {
  for (const { value, change } of study.results.figures) {
    if (!change) continue;
    const share = Math.round((100 * (change.before - change.after)) / change.before);
    expect([change.after, share]).toContain(Number(/[\d.]+/.exec(value)?.[0]));
  }
});

it('the teaser of the menu shows the newest of the featured articles', () => {
  const [newest] = getPosts().filter(({ featured }) => featured);
  expect(getTeaser()).toEqual({ title: newest?.title, href: `/blog/${newest?.slug}` });
});
