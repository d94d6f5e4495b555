import { expect, it } from 'vitest';
import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { knownOf } from '@/scripts/check/known';
import { changed } from '@/tests/support/changed';

/*
 * Ten everyday changes that a check once refused, as it says now of the whole content with each of them:
 * nine may be published, and of the mistyped one it says what was meant.
 */

const line = ({ file, field, reason }: ReturnType<typeof findProblems>[number]) =>
  `${file}, ${field}: ${reason}`;

/** The content with one file as it was changed, or with one more. */
const withFile = (module: ContentModule): readonly ContentModule[] => [
  ...contentModules.filter(({ file }) => file !== module.file),
  module,
];

const [story] = contentModules.filter(({ file }) =>
  /^content\/case-studies\/(?!types|words)/.test(file),
);
const another = {
  ...changed(story?.file ?? '', 'caseStudy.slug', 'a-story-more'),
  file: 'content/case-studies/a-story-more.ts',
};

const post = 'content/blog/posts/rain-delays-on-delivery-routes.ts';
const paper = 'content/white-papers/tracking-a-fleet-you-partly-own.ts';
const oneMore = (number: number) => number + 1;

it.each([
  ['a price', changed('content/plans.ts', 'plans[0].price.annual', oneMore)],
  ['the year', changed('content/site.ts', 'site.copyrightYear', oneMore)],
  ['a figure', changed('content/figures.ts', 'figures.customers.value', '600+')],
  [
    'a customer removed',
    changed('content/home/customers.ts', 'customers', (now: readonly unknown[]) => now.slice(1)),
  ],
  [
    'a language more',
    changed('content/home/languages.ts', 'languages', (now: readonly unknown[]) => [
      ...now,
      { name: 'Icelandic', tag: 'is' },
    ]),
  ],
  ['a case study more', another],
  ['a white paper that is none of the samples', changed(paper, 'paper.sample', false)],
  ['an author with a name', changed(post, 'post.author', 'Maria Lopez')],
  [
    'two tags in place of three',
    changed(post, 'post.tags', (now: readonly string[]) => now.slice(0, 2)),
  ],
])('%s may be published', (_, module) => {
  const modules = withFile(module);
  expect(findProblems(modules, schemas, knownOf(modules)).map(line)).toEqual([]);
  expect(folderProblems(modules).map(line)).toEqual([]);
});

it('two tags are worth a word of advice', () => {
  const modules = [changed(post, 'post.tags', ['rain', 'routes'])];
  expect(findAdvice(modules, knownOf(contentModules)).map(line)).toEqual([
    `${post}, post.tags: has 2, better 3 or more, which readers search by`,
  ]);
});

it('a mistyped category is told with the one that was meant', () => {
  const modules = withFile(changed(post, 'post.category', 'Fleet Managment'));
  expect(findProblems(modules, schemas, knownOf(modules)).map(line)).toEqual([
    `${post}, post.category: there is no 'Fleet Managment' among the categories of content/blog/categories.ts; did you mean 'Fleet Management'?`,
  ]);
});
