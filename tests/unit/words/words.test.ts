import { expect, it } from 'vitest';
import { count, counted, countedOf } from '@/lib/words/count';
import { inlineParts } from '@/lib/words/inline-text';
import { inSeries, spelled, spelledFirst } from '@/lib/words/spelled';
import { dayWords } from '@/lib/words/time-words';

it.each([0, 7, 999, 1000, 12_345, 100_000, 1_234_567, -1500, 2000.5, 0.25, 1e15, 1e21, Number.NaN])(
  '%d is written as the browser writes it',
  (value) => expect(count(value)).toBe(value.toLocaleString('en-US')),
);

it.each([
  [0, '0 articles'],
  [1, '1 article'],
  [2, '2 articles'],
  [1500, '1,500 articles'],
])('%d are %s', (value, words) => expect(counted(value, 'article')).toBe(words));

it.each([
  [3, 48, '3 of 48 articles'],
  [0, 48, '0 of 48 articles'],
  [48, 48, '48 articles'],
  [1, 1, '1 article'],
  [0, 1, '0 of 1 article'],
  [0, 0, '0 articles'],
  [12, 1500, '12 of 1,500 articles'],
])('%d found of %d are %s', (found, all, words) =>
  expect(countedOf(found, all, 'article')).toBe(words),
);

it('counts are spelled up to twenty, and in a series', () => {
  expect([0, 1, 5, 20, 21].map(spelled)).toEqual(['no', 'one', 'five', 'twenty', '21']);
  expect([14, 21].map(spelledFirst)).toEqual(['Fourteen', '21']);
  const series = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(inSeries);
  expect(series).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it.each([
  ['2025-07-15', 'Jul 15, 2025'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['1999-12-01', 'Dec 1, 1999'],
])('%s is read as %s', (day, words) => expect(dayWords(day)).toBe(words));

const text = (words: string) => ({ kind: 'text', text: words });
const strong = (words: string) => ({ kind: 'strong', text: words });
const link = (words: string, href: string) => ({ kind: 'link', text: words, href });

it.each([
  ['', []],
  ['plain', [text('plain')]],
  ['**Plan**', [strong('Plan')]],
  ['Open **Plan** now', [text('Open '), strong('Plan'), text(' now')]],
  ['see [terms](/terms#law).', [text('see '), link('terms', '/terms#law'), text('.')]],
  ['[a](/x)[b](/y)', [link('a', '/x'), link('b', '/y')]],
  ['2 * 3 ** 4', [text('2 * 3 ** 4')]],
  ['a [b] (c)', [text('a [b] (c)')]],
  ['<b>no markup</b>', [text('<b>no markup</b>')]],
  ['****', [text('****')]],
])('the line of copy %j', (line, parts) => expect(inlineParts(line)).toEqual(parts));
