import { expect, it } from 'vitest';
import { pickAddresses } from '@/lib/city/addresses';
import { createRandom } from '@/lib/city/random';
import { permutations } from '@/lib/routing/permutations';
import { improve } from '@/lib/routing/tours/improve';
import { costMatrix } from '@/lib/routing/tours/matrix';
import { type Costs, nearestNeighbor, roundCost } from '@/lib/routing/tours/visits';
import { townOf, townPlans } from '../city/town-samples';

const stopsOf = ({ size }: Costs) => Array.from({ length: size - 1 }, (_, i) => i + 1);

/** Costs with no order in them at all, different in the two directions of a pair. */
function wild(seed: number, size: number): Costs {
  const random = createRandom(seed);
  return { size, costs: Array.from({ length: size * size }, () => random() * 100) };
}

function streets(seed: number, size: number): Costs {
  const town = townOf((townPlans[seed % townPlans.length] as (typeof townPlans)[number])[1]);
  const places = pickAddresses(town, size, seed);
  return { size, costs: costMatrix(town, places, places, 'minutes') };
}

const cases = [
  ...[1, 2, 3, 4, 5, 6].flatMap((seed) => [2, 5, 12, 30].map((size) => wild(seed, size))),
  ...[1, 2, 3, 4].flatMap((seed) => [4, 13, 40].map((size) => streets(seed, size))),
];

it('the order of a round holds every stop once', () => {
  for (const costs of cases) {
    const near = nearestNeighbor(costs, stopsOf(costs));
    for (const order of [near, improve(costs, near)]) {
      expect(order.toSorted((p, q) => p - q)).toEqual(stopsOf(costs));
    }
  }
});

it('the order of a round never gets longer by 2-opt and Or-opt, and mostly shorter', () => {
  let shorter = 0;
  for (const costs of cases) {
    const near = nearestNeighbor(costs, stopsOf(costs));
    const before = roundCost(costs, near);
    const after = roundCost(costs, improve(costs, near));
    expect(after).toBeLessThanOrEqual(before + 1e-9);
    if (after < before - 1e-6) shorter++;
  }
  expect(shorter).toBeGreaterThan(cases.length / 2);
});

it('the order of a round cannot be made shorter by turning a run or moving a stop', () => {
  for (const costs of cases.filter(({ size }) => size <= 13)) {
    const order = improve(costs, nearestNeighbor(costs, stopsOf(costs)));
    const cost = roundCost(costs, order) - 1e-6;
    order.forEach((stop, i) => {
      for (let j = i + 1; j <= order.length; j++) {
        const turned = [...order.slice(0, i), ...order.slice(i, j).reverse(), ...order.slice(j)];
        expect(roundCost(costs, turned)).toBeGreaterThanOrEqual(cost);
      }
      const rest = order.filter((other) => other !== stop);
      for (let j = 0; j <= rest.length; j++) {
        expect(roundCost(costs, rest.toSpliced(j, 0, stop))).toBeGreaterThanOrEqual(cost);
      }
    });
  }
});

it('the order of a round is close to the best of all on streets', () => {
  for (const seed of [1, 2, 3, 4]) {
    const costs = streets(seed, 8);
    const found = roundCost(costs, improve(costs, nearestNeighbor(costs, stopsOf(costs))));
    const best = Math.min(
      ...permutations(7, 5040).map((order) =>
        roundCost(
          costs,
          order.map((stop) => stop + 1),
        ),
      ),
    );
    expect(found).toBeGreaterThanOrEqual(best - 1e-9);
    expect(found).toBeLessThan(best * 1.1);
  }
});

it('the order of a round is empty without stops', () => {
  expect(improve(wild(1, 1), nearestNeighbor(wild(1, 1), []))).toEqual([]);
  expect(roundCost(wild(1, 3), [])).toBe(wild(1, 3).costs[0]);
});
