import { expect, it } from 'vitest';
import { detour, shortest } from './drawings';

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
