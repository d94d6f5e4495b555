import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentModules } from '@/lib/content/check/modules';
import { getPosts } from '@/lib/content/posts';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { getTeaser } from '@/lib/content/teaser';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/${name.replaceAll('\\', '/')}`);

/** A file of shapes or types alone leaves nothing to check. */
const holdsData = (file: string) =>
  !/^content\/(schemas|found)|\/types\.ts$/.test(file) &&
  /^export (const|default|\{|\*)/m.test(readFileSync(file, 'utf8'));

it('the content of the site is looked at file by file, none left out', () => {
  expect(contentModules.map(({ file }) => file).sort()).toEqual(files.filter(holdsData).sort());
});

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
