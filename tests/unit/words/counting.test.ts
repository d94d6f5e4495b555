import { expect, it } from 'vitest';
import { withCount } from '@/lib/words/counting';

it.each([
  ['{Count} {story|stories} of {number}', 3, 'Three stories of 3'],
  ['{Count} {story|stories}', 1, 'One story'],
  ['read {count} {way|ways}', 8, 'read eight ways'],
  ['no braces', 4, 'no braces'],
])('%s of %i is %s', (text, value, told) => expect(withCount(text, value)).toBe(told));

it('fills in further words by their names', () =>
  expect(withCount('{Count} of {weeks}', 2, { weeks: 'ten' })).toBe('Two of ten'));
