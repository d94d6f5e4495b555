import { describe, expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { isPublished } from '@/lib/content/published';
import { known, knownOf } from '@/scripts/check/known';

const stories = contentModules.filter(({ file }) => file.startsWith('content/case-studies/'));
const [first] = stories;
if (!first) throw new Error('There is no case study.');
const { caseStudy } = first.data as { caseStudy: { timeline: object; weeks: number } };

const told = (modules: readonly ContentModule[], names = known) =>
  findProblems(modules, schemas, names).map(
    ({ file, field, reason }) => `${file}, ${field}: ${reason}`,
  );
const changed = (change: object): ContentModule => ({
  file: first.file,
  data: { caseStudy: { ...caseStudy, ...change } },
});
const page = 'content/success-stories.ts';
const wordsOfPage = contentModules.find(({ file }) => file === page)?.data.successStories ?? {};

describe('a case study is refused', () => {
  it.each([
    ['without a title', { title: undefined }, 'caseStudy.title: is missing, must be a text'],
    [
      'in a color that there is not',
      { thread: 'teel' },
      "caseStudy.thread: is 'teel', must be one of 'cobalt', 'madder', 'teal', 'plum', 'ochre'; did you mean 'teal'?",
    ],
    [
      'whose steps end before its weeks do',
      { weeks: caseStudy.weeks + 2 },
      `must end with the last of the ${caseStudy.weeks + 2} weeks`,
    ],
    [
      'with a misspelt field',
      { week: 8 },
      "caseStudy.week: is no field of this entry; did you mean 'weeks'?",
    ],
    [
      'with a picture that is not there',
      { picture: 'case-solr' },
      "caseStudy.picture: there is no picture 'case-solr', put one into public/images or draw it; did you mean 'case-solar'?",
    ],
  ])('%s', (_, change, line) =>
    expect(told([changed(change)])).toEqual([expect.stringContaining(line)]),
  );
});

it('a text that counts what nobody can count is refused', () => {
  const title = '{Cuont} {story|stories}';
  const data = { successStories: { ...wordsOfPage, stories: { title } } };
  expect(told([{ file: page, data }])).toEqual([
    `${page}, successStories.stories.title: is '${title}', may hold {Count}, {count}, {number} and {one|many} in braces, and nothing else`,
  ]);
});

it.each([
  ['content/case-studies/', '/case-studies/'],
  ['content/use-cases/', '/use-cases/'],
])('what still leads to a deleted file of %s is named, each with its field', (folder, path) => {
  const entry = contentModules.find(
    ({ file, data }) => file.startsWith(folder) && isPublished(Object(Object.values(data)[0])),
  );
  const left = contentModules.filter((module) => module !== entry);
  const address = entry?.file.replace(folder, path).replace(/\.ts$/, '');
  for (const line of told(left, knownOf(left))) {
    expect(line).toContain(`no page has the address '${address}'`);
  }
});
