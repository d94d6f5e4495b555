import { expect, it } from 'vitest';
import { detour, lengthOf, vansLeft } from './measures';

it.each([
  [15, 17],
  [18, 16.4],
])('of 20 vans %i percent less leave %d', (percent, left) => {
  const vans = vansLeft(percent, 20);
  expect(vans).toHaveLength(20);
  expect(vans.reduce((sum, part) => sum + part, 0)).toBeCloseTo(left);
});

it.each([10, 25, 40, 60])('the way that saves %i percent is shorter by as much', (percent) => {
  const { before, after } = detour(percent);
  expect(lengthOf(after) / lengthOf(before)).toBeCloseTo(1 - percent / 100);
  expect(before.at(0)).toEqual(after.at(0));
  expect(before.at(-1)).toEqual(after.at(-1));
});
