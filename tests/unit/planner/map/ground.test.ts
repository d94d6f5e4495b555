import { describe, expect, it } from 'vitest';
import { type Day, defaultRules, type Place } from '@/lib/planner/day/day';
import { plainGround } from '@/lib/planner/day/ground';
import { flatGround, townGround } from '@/lib/planner/map/ground';
import { loadTownFile } from '@/lib/planner/town/load';
import { readTown } from '@/lib/planner/town/unpack';

const town = readTown(await loadTownFile());

describe('the ground of a town', () => {
  const ground = townGround(town);
  const depot: Place = { kind: 'corner', corner: town.depot };

  it('takes a press for the nearest corner, and none for a press far from all', () => {
    const [x, y] = ground.spotOf(depot);
    expect(ground.placeAt([x + 5, y - 5])).toEqual(depot);
    expect(ground.placeAt([-5000, -5000])).toBeUndefined();
    expect(ground.placeAt([-5000, -5000], Number.POSITIVE_INFINITY)).toBeDefined();
  });

  it('steps from corner to corner, with Shift four of them', () => {
    let place: Place = depot;
    for (let step = 0; step < 4; step++) place = ground.stepFrom(place, 'right', false);
    expect(place).not.toEqual(depot);
    expect(ground.stepFrom(depot, 'right', true)).toEqual(place);
    expect(ground.spotOf(place)[0]).toBeGreaterThan(ground.spotOf(depot)[0]);
  });
});

describe('plain ground', () => {
  const at = (latitude: number, longitude: number): Place => ({
    kind: 'ground',
    latitude,
    longitude,
  });
  const stop = (id: number, place: Place) => ({ id, name: '', place, minutes: 1, load: 1 });
  const day: Day = {
    title: 'Own',
    ground: { kind: 'plain', roadFactor: 1.3 },
    depot: { name: 'Depot', place: at(57.7, 11.9) },
    stops: [stop(1, at(57.71, 11.92)), stop(2, at(57.69, 11.95))],
    vans: [],
    rules: defaultRules,
  };
  const ground = flatGround(plainGround(day));

  it('goes to meters and back', () => {
    const place = at(57.705, 11.93);
    const back = ground.placeAt(ground.spotOf(place));
    expect(back).toMatchObject({
      latitude: expect.closeTo(57.705, 9),
      longitude: expect.closeTo(11.93, 9),
    });
  });

  it.each([
    ['right', false, [25, 0]],
    ['up', false, [0, -25]],
    ['down', true, [0, 250]],
    ['left', true, [-250, 0]],
  ] as const)('steps %s in meters, far: %s', (direction, far, [x, y]) => {
    const from = ground.spotOf(day.depot.place);
    const to = ground.spotOf(ground.stepFrom(day.depot.place, direction, far));
    expect(to[0] - from[0]).toBeCloseTo(x);
    expect(to[1] - from[1]).toBeCloseTo(y);
  });

  it('takes the line along with a stop under way, and back to the depot where it returns', () => {
    const visit = { arrival: 0, wait: 0, late: 0, leaves: 0, load: 0, meters: 0, at: 0 };
    const thread = {
      van: 0,
      line: [
        [0, 0],
        [9, 9],
      ],
      visits: [
        { stop: 2, ...visit },
        { stop: 1, ...visit },
      ],
      meters: 0,
      driving: 0,
      load: 0,
      done: 0,
    } as const;
    const [depot, two, one] = [day.depot.place, at(57.69, 11.95), at(57.72, 11.99)].map(
      ground.spotOf,
    );
    const moved = { ...day, stops: [stop(1, at(57.72, 11.99)), stop(2, at(57.69, 11.95))] };
    expect(ground.lineOf(thread, moved)).toEqual([depot, two, one]);
    const returning = {
      ...thread,
      line: [
        [0, 0],
        [9, 9],
        [0, 0],
      ],
    } as const;
    expect(ground.lineOf(returning, moved)).toEqual([depot, two, one, depot]);
  });
});
