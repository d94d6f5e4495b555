import { expect, it } from 'vitest';
import { dollars, exactDollars } from '@/lib/words/money';

it.each([
  [0, '$0', '$0'],
  [0.4, '$0', '$0.40'],
  [0.5, '$1', '$0.50'],
  [1680.0000000000002, '$1,680', '$1,680'],
  [92_160, '$92,160', '$92,160'],
  [279.9972, '$280', '$280'],
  [866.67, '$867', '$866.67'],
  [540_000_000, '$540,000,000', '$540,000,000'],
])('%d is %s, to the cent %s', (value, rounded, exact) => {
  expect(dollars(value)).toBe(rounded);
  expect(exactDollars(value)).toBe(exact);
});

it.each([0, 0.4, 0.5, 1.5, 2.5, 999.5, 1000, -5, -1234.5, 92_160.49, 1e15, 1e21])(
  '%d is written as the browser writes whole dollars',
  (value) => {
    const own = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
    expect(dollars(value)).toBe(value.toLocaleString('en-US', own));
  },
);
