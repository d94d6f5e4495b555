import { expect, it } from 'vitest';
import type { PlannerTown } from '@/lib/planner/town/town';
import { offeredAddresses, streetOf } from './place-field';

const addresses = ['63 Spinners’ Close', '7 Spinners’ Close', '6 Madder Yard', '66 Madder Yard'];
const town = { addresses } as unknown as PlannerTown;

it.each([
  [['', '  ', 'yard', '('], []],
  [['mad'], ['6 Madder Yard', '66 Madder Yard']],
  [['6'], ['63 Spinners’ Close', '6 Madder Yard', '66 Madder Yard']],
  [['6 m'], ['6 Madder Yard']],
])('offers for %j', (typed, expected) =>
  expect(typed.map((text) => offeredAddresses(town, text))).toEqual(typed.map(() => expected)),
);

it('offers the street of a stop, twelve addresses at most, and nothing on plain ground', () => {
  expect(offeredAddresses(town, streetOf('63 Spinners’ Close'))).toEqual(addresses.slice(0, 2));
  const long = { ...town, addresses: Array.from({ length: 40 }, (_, i) => `${i} Loom Hill`) };
  expect(offeredAddresses(long, 'Loom Hill')).toHaveLength(12);
  expect(offeredAddresses(undefined, '6')).toEqual([]);
});
