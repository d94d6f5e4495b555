import { expect, it } from 'vitest';
import { withRemedy } from '@/lib/planner/day/parts';
import type { Reason, Remedy } from '@/lib/planner/day/plan';
import { dayOf, planOf } from '@/tests/support/planner-day';
import { editNews } from './edits';
import { failureWords } from './failures';
import { leftOverWhy, remedyWords } from './left-over';
import { rowName, vanEnd, vanSummary } from './list';
import * as run from './run';

const { day, sequences } = dayOf(25, 5);
const inTown = { ...day, ground: { kind: 'town' } } as const;
const before = planOf(day, sequences, { driving: 51 });
const swapped = sequences.map((sequence, van) => (van < 2 ? sequence.toReversed() : sequence));
const after = planOf(day, swapped, { driving: 55 });
const ended = (of: typeof before, on: typeof day = day) =>
  run.afterRun(of, on, { seconds: 5.84, generations: 500 })[1];

it.each([
  [ended(before, inTown), 'Five vans, no street shared.'],
  [ended(planOf(day, sequences, { crossings: 2 })), '2 crossings left. Try a van fewer.'],
  [
    run.leftOverLines(planOf(dayOf(3).day, [[1]]), 3)?.join(' '),
    '1 of 3 stops planned. Two are left over, see their notes.',
  ],
  [run.leftOverLines(before, 25), undefined],
  [run.slowWords(200, 290), 'This device is slow. 200 stops take about 5 min here.'],
  [run.slowWords(40, 16.2), 'This device is slow. 40 stops take about 16 s here.'],
  [
    run.daySentence({ ...inTown, vans: day.vans.slice(0, 1) }),
    'One depot, one van, 25 stops, planned manually. Press Optimize and watch the crossings disappear.',
  ],
  [run.daySentence({ ...inTown, stops: [] }), 'One depot, five vans, and no stop yet.'],
  [failureWords('worker', false, 'No stop 7.'), 'The planner stopped. No stop 7.'],
  [failureWords('silent', false), 'The planner gave no answer for too long.'],
])('tells of a run %j', (actual, words) => expect(actual).toBe(words));

it('tells quarters of a run', () => {
  const quarters = [0, 124, 125, 250, 375, 500].map((each) => run.quarterOf(each, 500));
  expect(quarters).toEqual([0, 0, 1, 2, 3, 3]);
});

const common = { day, took: 0.4, unit: 'miles' } as const;

it('tells no edit that took no time', () =>
  expect(editNews({ ...common, edit: { kind: 'vans' }, before, after, took: 0.01 }).words).toBe(
    'Vans changed, two routes re-planned in 0.1 s.',
  ));

it.each([
  [12, { before, after }, 'Stop 12, Merino Street 12, VAN 02, 9:00\u00a0AM, plus 4 minutes.'],
  [
    12,
    { before: after, after: before },
    'Stop 12, Merino Street 12, VAN 02, 9:00\u00a0AM, minus 4 minutes.',
  ],
  [99, { before, after }, 'Stop 99 moved, two routes re-planned in 0.4 s.'],
])('says of stop %d, which was moved, where it is in the plan now', (stop, plans, words) =>
  expect(editNews({ ...common, ...plans, edit: { kind: 'moved', stop } }).spoken).toBe(words),
);

it.each<[Reason, string]>([
  [
    { kind: 'shift', van: 1, ends: 545, start: 1570, done: 4500 },
    'VAN 02 ends its shift at 9:05\u00a0AM. It would serve the stop at 2:10\u00a0AM the next day and be done at 3:00\u00a0AM after 3 days.',
  ],
  [{ kind: 'stops', most: 0 }, 'The vans that could take it may not serve any stop.'],
  [
    { kind: 'stops', most: 1 },
    'The vans that could take it serve 1 stop each and may not serve more.',
  ],
])('says why a stop is left over: %j', (reason, words) =>
  expect(leftOverWhy(day, reason, 'miles')).toBe(words),
);

it.each<[Remedy, string, number, object]>([
  [
    { kind: 'extend', van: 1, to: 1455 },
    'Extend VAN 02 to 12:15\u00a0AM the next day',
    1,
    { shift: [510, 1455] },
  ],
  [{ kind: 'capacity', van: 0, boxes: 31 }, 'Let VAN 01 take 31 boxes', 0, { capacity: 31 }],
  [{ kind: 'skill', van: 0, skill: 'lift' }, 'Give VAN 01 “lift”', 0, { skills: ['lift'] }],
])('offers a way out, and takes it: %j', (remedy, words, van, change) => {
  expect(remedyWords(day, remedy, 'miles')).toBe(words);
  expect(withRemedy(day, remedy).vans[van]).toMatchObject(change);
});

it('tells vans and rows of the list', () => {
  const [route] = before.routes;
  const [visit] = route?.visits ?? [];
  const [stop] = day.stops;
  if (!route || !visit || !stop) throw new Error('The plan has a route');
  const late = { ...visit, late: 3 };
  expect(vanSummary(route, day.vans[0], 'miles')).toBe('5 stops, 3.1 mi, 10 of 30');
  const words = 'leaves 8:30\u00a0AM, done 9:20\u00a0AM';
  expect(vanEnd(route, 'miles')).toEqual({ words, late: false });
  expect(vanEnd({ ...route, visits: [late] }, 'miles')).toEqual({
    words: `1 late, ${words}`,
    late: true,
  });
  const name = 'Stop 1, Merino Street 1';
  expect(rowName(stop, visit, 'kilometers')).toBe(`${name}, 08:30–09:30, 2 boxes, 08:40`);
  expect(rowName(stop, late, 'kilometers')).toBe(`${name}, 08:30–09:30, 2 boxes, late 08:40`);
  const waits = { ...visit, arrival: 509, wait: 11 };
  expect(rowName(stop, waits, 'kilometers')).toBe(
    `${name}, 08:30–09:30, 2 boxes, arrival 08:29, wait 11 min, service start, 08:40`,
  );
  expect(rowName({ ...stop, load: 1, window: undefined }, undefined, 'miles')).toBe(
    `${name}, any time, 1 box, not in the plan`,
  );
});
