import { expect, it } from 'vitest';
import type { Plan } from '@/lib/planner/day/plan';
import { stopAlong } from '@/lib/planner/map/along';
import { redraws } from '@/lib/planner/map/redraw';
import { dayOf, planOf } from '@/tests/support/planner-day';

const all = planOf(dayOf(8).day, [[4, 7], [], [1, 6, 3, 2, 5]]);

it('the way along the stops follows a van, then the next one, then what is left over', () => {
  const way = [undefined as number | undefined];
  for (let i = 0; i < 9; i++) way.push(stopAlong(all, way.at(-1), 'next'));
  expect(way.slice(1)).toEqual([4, 7, 1, 6, 3, 2, 5, 8, 4]);
  expect(stopAlong(all, 1, 'previous')).toBe(7);
  expect(stopAlong(all, undefined, 'previous')).toBe(8);
});

it('the way along the stops goes to the ends of the van', () => {
  expect(stopAlong(all, 6, 'first')).toBe(1);
  expect(stopAlong(all, 6, 'last')).toBe(5);
  expect(stopAlong(planOf(dayOf(0).day, []), undefined, 'next')).toBeUndefined();
});

const before = planOf(dayOf(3).day, [[1], [2], [3]]);
const changed = (...vans: number[]): Plan => ({
  ...before,
  routes: before.routes.map((route) => ({
    ...route,
    line: route.line.map(([x, y]) => [x, vans.includes(route.van) ? y + 9 : y]),
  })),
});

it('what is drawn anew is what changed, one shortly after the other', () =>
  expect([...redraws(before, changed(0, 2), 'step')]).toEqual([
    [0, { delay: 0, duration: 360 }],
    [2, { delay: 60, duration: 360 }],
  ]));
