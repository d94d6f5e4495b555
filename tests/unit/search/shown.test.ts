import { expect, it } from 'vitest';
import { shownOf } from '@/lib/search/shown';
import { found, hit } from '@/tests/support/search';

const many = found([
  ['articles', ['A', 'B', 'C', 'D', 'E'].map((title) => hit('articles', title))],
  [
    'questions',
    [
      hit('questions', 'Q', { href: '/a?from=search#q' }),
      hit('questions', 'Home', { href: '/#faq' }),
    ],
  ],
]);
const all = { only: null, whole: null, kept: null };
const sizes = (choice: Partial<typeof all> | Parameters<typeof shownOf>[1]) =>
  shownOf(many, { ...all, ...choice }).groups.map(({ group, hits, count }) => [
    group,
    hits.length,
    count,
  ]);

it('shows three of a group, and all of one that is asked for', () => {
  expect(sizes(all)).toEqual([
    ['articles', 3, 5],
    ['questions', 2, 2],
  ]);
  expect(sizes({ ...all, whole: 'articles' })).toEqual([
    ['articles', 5, 5],
    ['questions', 2, 2],
  ]);
});

it('shows one group alone and whole, and still counts the others', () => {
  expect(sizes({ ...all, only: 'articles' })).toEqual([['articles', 5, 5]]);
  const { counts, count, away } = shownOf(many, { ...all, only: 'questions' });
  expect(counts).toEqual([
    { group: 'articles', count: 5 },
    { group: 'questions', count: 2 },
  ]);
  expect([count, away]).toEqual([7, []]);
});

it('without a connection sets aside what is not on the device', () => {
  const shown = shownOf(many, { ...all, kept: new Set(['/a', '/']) });
  const titles = shown.groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(titles).toEqual(['A', 'Q', 'Home']);
  expect(shown.away.map(({ title }) => title)).toEqual(['B', 'C', 'D', 'E']);
  expect(shown.count).toBe(3);
  expect(shownOf(many, { ...all, kept: new Set() })).toMatchObject({ groups: [], count: 0 });
});
