import { expect, it } from 'vitest';
import { stripOf } from '@/lib/picture/city-strips';

const trades = ['restaurants', 'retail', 'ecommerce', 'couriers', 'employee-transport', 'farms'];

// Cut into three, a trade through which a cut runs has no sheet; one that nobody drew never has.
it.each([
  [5, [0, 1, 2, 3, 4, undefined]],
  [3, [0, undefined, 1, undefined, 2, undefined]],
])('of the city cut into %i each trade has its sheet', (count, sheets) =>
  expect(trades.map((trade) => stripOf(trade, count))).toEqual(sheets),
);
