import { expect, it } from 'vitest';
import { shownOf } from '@/lib/search/shown';
import { found, hit } from '@/tests/support/search';

const question = (title: string, href: string) => hit('questions', title, { href });
const many = found({
  articles: ['A', 'B', 'C', 'D', 'E'].map((title) => hit('articles', title)),
  questions: [question('Q', '/a?from=search#q'), question('H', '/#faq')],
});
const all = { only: null, whole: null, kept: null };

it.each([
  ['three of a group', {}, ['articles 3 of 5', 'questions 2 of 2']],
  ['all of one asked for', { whole: 'articles' }, ['articles 5 of 5', 'questions 2 of 2']],
  ['one group alone and whole', { only: 'articles' }, ['articles 5 of 5']],
] as const)('shows %s, and counts all', (_, choice, groups) => {
  const shown = shownOf(many, { ...all, ...choice });
  expect(
    shown.groups.map(({ group, hits, count }) => `${group} ${hits.length} of ${count}`),
  ).toEqual(groups);
  expect(shown.counts).toEqual([
    { group: 'articles', count: 5 },
    { group: 'questions', count: 2 },
  ]);
  expect([shown.count, shown.away]).toEqual([7, []]);
});

it('without a connection sets aside what is not on the device', () => {
  const shown = shownOf(many, { ...all, kept: new Set(['/a', '/']) });
  const titles = shown.groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(titles).toEqual(['A', 'Q', 'H']);
  expect(shown.away.map(({ title }) => title)).toEqual(['B', 'C', 'D', 'E']);
  expect(shown.count).toBe(3);
  expect(shownOf(many, { ...all, kept: new Set() })).toMatchObject({ groups: [], count: 0 });
});
