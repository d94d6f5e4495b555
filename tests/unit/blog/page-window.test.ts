import { describe, expect, it } from 'vitest';
import { pageFrom, pageWindow } from '@/lib/blog/page-window';

describe('page numbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [7, 12, [5, 6, 7, 8, 9]],
    [10, 12, [8, 9, 10, 11, 12]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [4, 6, [2, 3, 4, 5, 6]],
    [5, 6, [2, 3, 4, 5, 6]],
    [4, 4, [1, 2, 3, 4]],
  ])('on page %i of %i', (current, total, numbers) => {
    expect(pageWindow(current, total)).toEqual(numbers);
  });
});

describe('the page of an address', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['3', 3],
    ['0', 1],
    ['4', 1],
    ['99', 1],
    ['-1', 1],
    ['2.5', 1],
    ['1e1', 1],
    ['two', 1],
    [' 2', 1],
    ['<b>', 1],
    ['9'.repeat(400), 1],
  ])('%s of 3', (text, page) => {
    expect(pageFrom(text, 3)).toBe(page);
  });
});
