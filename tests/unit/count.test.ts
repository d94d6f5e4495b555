import { expect, it } from 'vitest';
import { count, counted, countedOf } from '@/lib/count';

it('counts with separators', () => expect(count(100_000)).toBe('100,000'));

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
  [0, 0, '0 articles'],
  [12, 1500, '12 of 1,500 articles'],
])('%d found of %d are %s', (found, all, words) =>
  expect(countedOf(found, all, 'article')).toBe(words),
);
