import { describe, expect, it } from 'vitest';
import type { Place } from '@/lib/planner/day/day';
import { plainGround } from '@/lib/planner/day/ground';
import { flatGround, townGround } from '@/lib/planner/map/ground';
import { stepFrom } from '@/lib/planner/map/steps';
import { loadTownFile } from '@/lib/planner/town/load';
import { readTown } from '@/lib/planner/town/unpack';
import { at, dayOf, onGround, planOf, spots } from '@/tests/support/planner-day';

const town = readTown(await loadTownFile());

describe('the ground of a town', () => {
  const ground = townGround(town);
  const depot = at(town.depot);

  it('takes a press for the nearest corner, and none for a press far from all', () => {
    const [x, y] = ground.spotOf(depot);
    expect(ground.placeAt([x + 5, y - 5])).toEqual(depot);
    expect(ground.placeAt([-5000, -5000])).toBeUndefined();
    expect(ground.placeAt([-5000, -5000], Number.POSITIVE_INFINITY)).toBeDefined();
  });

  it('steps from corner to corner, with Shift four of them', () => {
    const place = [1, 2, 3, 4].reduce<Place>((from) => stepFrom(from, 'right', false, town), depot);
    expect(stepFrom(depot, 'right', true, town)).toEqual(place);
    expect(ground.spotOf(place)[0]).toBeGreaterThan(ground.spotOf(depot)[0]);
  });
});

describe('plain ground', () => {
  const { day } = dayOf(2, 1);
  const ground = flatGround(plainGround(day));

  it('goes to meters and back', () => {
    const back = ground.placeAt(ground.spotOf(onGround(51.505, -0.13)));
    expect(back).toMatchObject({
      latitude: expect.closeTo(51.505, 9),
      longitude: expect.closeTo(-0.13, 9),
    });
  });

  it.each([
    ['up', false, [0, -25]],
    ['left', true, [-250, 0]],
  ] as const)('steps %s in meters, far: %s', (direction, far, [x, y]) => {
    const { depot } = day;
    const { spotOf } = flatGround(plainGround({ depot, stops: [] }));
    const from = spotOf(depot.place);
    const to = spotOf(stepFrom(depot.place, direction, far, undefined));
    expect(to[0] - from[0]).toBeCloseTo(x);
    expect(to[1] - from[1]).toBeCloseTo(y);
  });

  it('takes the line along with a stop under way, and back to the depot where it returns', () => {
    const [stop, other] = day.stops;
    if (!stop || !other) throw new Error('The day has two stops');
    const moved = { ...day, stops: [{ ...stop, place: onGround(51.52, -0.05) }, other] };
    const [route] = planOf(day, [[2, 1]]).routes;
    if (!route) throw new Error('The plan has a route');
    const way = [day.depot.place, other.place, onGround(51.52, -0.05)].map(ground.spotOf);
    expect(ground.lineOf({ ...route, line: spots('0 0, 9 9') }, moved)).toEqual(way);
    const back = [...way, way[0]];
    expect(ground.lineOf({ ...route, line: spots('0 0, 9 9, 0 0') }, moved)).toEqual(back);
  });
});
