import { expect, it } from 'vitest';
import { dayOf, planOf } from '@/tests/support/planner-day';
import { failureWords } from './failures';
import * as run from './run';

const { day, sequences } = dayOf(25, 5);
const inTown = { ...day, ground: { kind: 'town' } } as const;
const plan = planOf(day, sequences, { meters: 37_200, crossings: 7 });
const optimized = planOf(day, sequences, { meters: 20_300 });
const ended = (of: typeof plan, on: typeof day = day) =>
  run.afterRun(of, on, { seconds: 5.84, generations: 500 }).join(' ');

it.each([
  [run.beforeRun(5.8).join(' '), '200 plans, 500 generations. Runs on this device, about 6 s.'],
  [ended(optimized, inTown), 'Optimized in 5.8 s, 500 generations. Five vans, no street shared.'],
  [ended(optimized), 'Optimized in 5.8 s, 500 generations. Five vans, no two lines cross.'],
  [
    ended(planOf(day, sequences, { crossings: 2 })),
    'Optimized in 5.8 s, 500 generations. 2 crossings left. Try a van fewer.',
  ],
  [run.afterStop(212, plan)[0], 'Stopped at generation 212. 7 crossings left.'],
  [
    run.leftOverLines(planOf(dayOf(3).day, [[1]]), 3)?.join(' '),
    '1 of 3 stops planned. Two are left over, see their notes.',
  ],
  [run.leftOverLines(optimized, 25), undefined],
  [run.startWords(1), 'Optimizing 1 stop.'],
  [run.quarterWords(2, plan, 'miles'), 'Half done. 23.1 miles, 7 crossings.'],
  [
    run.endWords(optimized, { ...plan.totals, late: 4, crossings: 20 }, 'miles'),
    'Optimized. 12.6 miles, was 23.1. 0 late, was 4. 0 crossings, was 20.',
  ],
  [run.stopWords(212), 'Stopped at generation 212. The best plan is shown.'],
  [run.reducedMotionWords(2), 'Half done. The map changes once.'],
  [run.slowWords(200, 290), 'This device is slow. 200 stops take about 5 min here.'],
  [run.slowWords(40, 16.2), 'This device is slow. 40 stops take about 16 s here.'],
  [
    run.daySentence(inTown),
    'One depot, five vans, 25 stops, planned manually. Press Optimize and watch the crossings disappear.',
  ],
  [run.daySentence({ ...inTown, stops: [] }), 'One depot, five vans, and no stop yet.'],
  [
    run.daySentence(day),
    'Your own stops, on plain ground: a map would have to be fetched, and that would tell somebody where you deliver.',
  ],
  [failureWords('town-offline', false), 'The town’s map cannot be fetched: no connection.'],
  [failureWords('town-timeout', false), 'The town’s map did not come within 20 s.'],
  [failureWords('town-unreadable', false), 'The town’s map came damaged.'],
])('says %j', (actual, words) => expect(actual).toBe(words));

it('tells quarters of a run', () => {
  const quarters = [0, 124, 125, 250, 375, 500].map((each) => run.quarterOf(each, 500));
  expect(quarters).toEqual([0, 0, 1, 2, 3, 3]);
});
