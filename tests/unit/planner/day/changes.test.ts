import { expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { changesOf } from '@/lib/planner/day/sequences/changes';
import { dayOf, onGround } from '@/tests/support/planner-day';

const { day: bare } = dayOf(3);
const day = { ...bare, stops: bare.stops.map((stop) => ({ ...stop, lockedTo: 'VAN 02' })) };
const [first, ...others] = day.stops;
const withFirst = (part: object): Day => ({
  ...day,
  stops: [{ ...first, ...part }, ...others] as Day['stops'],
});
const renamed = {
  ...day,
  vans: day.vans.map((van, i) => (i === 1 ? { ...van, id: 'Ann' } : van)),
  stops: day.stops.map((stop) => ({ ...stop, lockedTo: 'Ann' })),
};

it.each([
  ['name, note and phone of a stop', withFirst({ name: 'a', note: 'b', phone: 'c' }), false, []],
  ['the name of a van that stops are locked to', renamed, false, []],
  ['the name of the depot', { ...day, depot: { ...day.depot, name: 'Hub' } }, false, []],
  ['the van that a stop is locked to', withFirst({ lockedTo: 'VAN 01' }), false, [1]],
  ['the load of a stop', withFirst({ load: 9 }), false, [1]],
  ['the place of the depot', { ...day, depot: { ...day.depot, place: onGround(52, 0) } }, true, []],
  ['a van', { ...day, vans: day.vans.slice(1) }, true, [1, 2, 3]],
])('a plan made before %s changed: %#', (_, now, whole, stops) => {
  const changes = changesOf(day, now);
  expect([changes.whole, [...changes.stops]]).toEqual([whole, stops]);
});
