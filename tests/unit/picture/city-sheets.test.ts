import { expect, it } from 'vitest';
import { sheetOf } from '@/lib/picture/city-sheets';

const trades = ['restaurants', 'retail', 'ecommerce', 'couriers', 'employee-transport'];

it('the city cut into five shows something of each trade on its sheet', () =>
  expect(trades.map((trade) => sheetOf(trade, 5))).toEqual([0, 1, 2, 3, 4]));

it('cut into three it shows what no cut runs through, and nothing of a trade that nobody drew', () => {
  expect(trades.map((trade) => sheetOf(trade, 3))).toEqual([0, undefined, 1, undefined, 2]);
  expect(sheetOf('farms', 5)).toBeUndefined();
});
