import { expect, it } from 'vitest';
import { detour, shortest, vansLeft } from './measures';

it.each([
  [15, 17],
  [18, 16.4],
])('of 20 vans %i percent less leave %d', (percent, left) => {
  const vans = vansLeft(percent, 20);
  expect(vans).toHaveLength(20);
  expect(vans.reduce((sum, part) => sum + part, 0)).toBeCloseTo(left);
});

function walked(path: string) {
  const at = { H: 14, V: 92 };
  let length = 0;
  for (const [, axis, value] of path.matchAll(/([HV])([\d.-]+)/g)) {
    length += Math.abs(Number(value) - at[axis as 'H' | 'V']);
    at[axis as 'H' | 'V'] = Number(value);
  }
  return { ...at, length };
}

it.each([10, 25, 40, 60])('the path that saves %i percent is shorter by as much', (percent) => {
  const before = walked(detour(percent));
  const after = walked(shortest);
  expect(after.length / before.length).toBeCloseTo(1 - percent / 100, 2);
  expect(before).toMatchObject({ H: after.H, V: after.V });
});
