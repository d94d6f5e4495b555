import { expect, it } from 'vitest';
import { evaluate, rounded, SumError } from '@/lib/worked/sum';

const values = new Map([
  ['vans', 40],
  ['minutes', 52],
  ['none', 0],
  ['van2', 2],
  ['idle_hours', 34.5],
]);

it.each([
  ['0.25', 0.25],
  ['vans', 40],
  ['idle_hours * 2', 69],
  ['vans * minutes / 60', 2080 / 60],
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['20 - 5 - 3', 12],
  ['100 / 10 / 2', 5],
  ['2*-3', -6],
  ['--5', 5],
  ['  1+1  ', 2],
  ['van2 * none', 0],
  ['ceil(7.01)', 8],
  ['floor(7.99)', 7],
  ['round(-2.5)', -3],
  ['ceil((vans + 1) / 20) * 2', 6],
  // What binary fractions leave over is nothing.
  ['ceil((0.1 + 0.2) * 10)', 3],
  ['floor(0.29 * 100)', 29],
  ['round(1.005 * 100)', 101],
])('the sum %s comes to %d', (sum, result) =>
  expect(evaluate(sum, values)).toBeCloseTo(result, 12),
);

it.each([
  ['', 'ends where a number or a name must follow'],
  ['(2 + 3', "lacks a ')'"],
  ['2 + 3)', "has ')' where the sum should be over"],
  ['* 2', "has '*' where a number or a name must stand"],
  ['Vans', "uses 'Vans', which no line above has for its name"],
  ['constructor', "uses 'constructor', which no line above has for its name"],
  ['vans / none', 'divides by zero'],
  ['ceil 2', "needs a '(' behind 'ceil'"],
  ['ceil(2', "lacks a ')'"],
  ['max(1, 2)', "cannot be read from ', 2)' on"],
  ['1,000', "cannot be read from ',000' on"],
  ['2 ^ 3', "cannot be read from '^ 3' on"],
  ['.5', "cannot be read from '.5' on"],
  [`1${'0'.repeat(300)} * 1${'0'.repeat(300)}`, 'comes to more than can be counted'],
])('the sum %s cannot be worked out', (sum, reason) => {
  expect(() => evaluate(sum, values)).toThrow(new SumError(reason));
});

it.each([
  [34.666_67, 1, 34.7],
  [1.005, 2, 1.01],
  [-2.5, 0, -3],
  [0, 2, 0],
])('%d with %d decimals is %d', (value, decimals, result) =>
  expect(rounded(value, decimals)).toBe(result),
);
