import { expect, it } from 'vitest';
import { pageFrom, pageWindow } from '@/lib/blog/page-window';

it.each([
  [0, [1], []],
  [1, [1], [1]],
  [3, [1, 3], [1, 2, 3]],
  [4, [4], [1, 2, 3, 4]],
  [5, [1, 5], [1, 2, 3, 4, 5]],
  [6, [4, 5], [2, 3, 4, 5, 6]],
  [12, [1, 3], [1, 2, 3, 4, 5]],
  [12, [4], [2, 3, 4, 5, 6]],
  [12, [7], [5, 6, 7, 8, 9]],
  [12, [10, 11, 12], [8, 9, 10, 11, 12]],
])('of %i pages, on %j, stand the numbers %j', (total, places, numbers) => {
  for (const current of places) expect(pageWindow(current, total)).toEqual(numbers);
});

it.each([
  [3, ['3']],
  [1, [null, '', '1', '0', '4', '99', '-1', '2.5', '1e1', 'two', ' 2', '<b>', '9'.repeat(400)]],
])('page %i of 3 is meant by %j', (page, texts) => {
  for (const text of texts) expect(pageFrom(text, 3)).toBe(page);
});
