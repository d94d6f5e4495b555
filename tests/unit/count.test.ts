import { expect, it } from 'vitest';
import { count, counted } from '@/lib/count';

it('counts with separators', () => expect(count(100_000)).toBe('100,000'));

it.each([
  [0, '0 articles'],
  [1, '1 article'],
  [2, '2 articles'],
  [1500, '1,500 articles'],
])('%d are %s', (value, words) => expect(counted(value, 'article')).toBe(words));
