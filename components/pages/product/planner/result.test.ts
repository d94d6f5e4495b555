import { expect, it } from 'vitest';
import { resultWords } from './result';

const day = (crossings: number) => ({
  stops: 25,
  vans: 5,
  manual: { meters: 37_200, late: 4, crossings: 20 },
  optimized: { meters: 20_300, late: 0, crossings },
});

it('states the result in miles', () => {
  expect(resultWords(day(0))).toBe(
    'The planner needs JavaScript. Its result for 25 stops all over a town and five vans: 12.6 miles instead of 23.1, no crossing.',
  );
  expect(resultWords(day(2))).toContain('23.1, 2 crossings.');
});
