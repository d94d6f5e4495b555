import { describe, expect, it } from 'vitest';
import { dayOf, planOf } from '@/tests/support/planner-day';
import * as run from './run';

const { day, rounds } = dayOf(25, 5);

describe('the run', () => {
  const plan = planOf(day, rounds, { meters: 37_200, crossings: 7 });
  const woven = planOf(day, rounds, { meters: 20_300 });
  const how = { seconds: 5.84, generations: 500 };

  it.each([
    [run.beforeRun(undefined), ['200 plans, 500 generations.', 'Runs on this device.']],
    [run.beforeRun(5.8), ['200 plans, 500 generations.', 'Runs on this device, about 6 s.']],
    [
      run.afterRun(woven, { ...day, ground: { kind: 'town' } }, how),
      ['Woven in 5.8 s, 500 generations.', 'Five vans, no street shared.'],
    ],
    [
      run.afterRun(woven, day, how),
      ['Woven in 5.8 s, 500 generations.', 'Five vans, no two lines cross.'],
    ],
    [
      run.afterRun(planOf(day, rounds, { crossings: 2 }), day, how),
      ['Woven in 5.8 s, 500 generations.', '2 crossings left. Try a van fewer.'],
    ],
    [
      run.afterRun(planOf(day, [[1, 2]], { crossings: 1 }), day, how),
      ['Woven in 5.8 s, 500 generations.', '1 crossing left.'],
    ],
    [run.afterStop(212, plan), ['Stopped at generation 212. 7 crossings left.', '']],
    [run.leftOverLines(planOf(day, [[1]]), 2)?.length, 2],
  ])('says %j', (told, words) => expect(told).toEqual(words));

  it('says which stop is left over', () => {
    const left = planOf({ ...day, stops: day.stops.slice(0, 3) }, [[1, 2]]);
    expect(run.leftOverLines(left, 3)).toEqual([
      '2 of 3 stops planned.',
      'Stop 3 is left over, see its note.',
    ]);
    expect(run.leftOverLines(woven, 25)).toBeUndefined();
  });

  it.each([
    [run.startSaid(25), 'Weaving 25 stops.'],
    [run.startSaid(1), 'Weaving 1 stop.'],
    [run.quarterSaid(2, plan, 'miles'), 'Half done. 23.1 miles, 7 crossings.'],
    [run.quarterSaid(1, plan, 'kilometers'), 'A quarter done. 37.2 kilometers, 7 crossings.'],
    [run.quarterSaid(3, woven, 'kilometers'), 'Three quarters done. 20.3 kilometers, 0 crossings.'],
    [
      run.endSaid(woven, { ...plan.totals, late: 4, crossings: 20 }, 'miles'),
      'Woven. 12.6 miles, was 23.1. 0 late, was 4. 0 crossings, was 20.',
    ],
    [run.stopSaid(212), 'Stopped at generation 212. The best plan is shown.'],
    [run.stillWords(0), 'The map changes once.'],
    [run.stillWords(2), 'Half done. The map changes once.'],
    [run.slowWords(200, 38.4), 'This device is slow. 200 stops take about 40 s here.'],
    [run.slowWords(200, 290), 'This device is slow. 200 stops take about 5 min here.'],
    [run.slowWords(40, 16.2), 'This device is slow. 40 stops take about 16 s here.'],
    [
      run.daySentence({ ...day, ground: { kind: 'town' } }),
      'One depot, five vans, 25 stops, shared out by hand. Press once and watch the knots come out.',
    ],
    [
      run.daySentence({ ...day, ground: { kind: 'town' }, stops: [] }),
      'One depot, five vans, and no stop yet.',
    ],
    [
      run.daySentence(day),
      'Your own stops, on plain ground: a map would have to be fetched, and that would tell somebody where you deliver.',
    ],
  ])('says %s', (told, words) => expect(told).toBe(words));

  it.each([
    [0, 0],
    [124, 0],
    [125, 1],
    [250, 2],
    [375, 3],
    [500, 3],
  ])('generation %d of 500 lies in quarter %d', (generation, quarter) =>
    expect(run.quarterOf(generation, 500)).toBe(quarter),
  );
});
