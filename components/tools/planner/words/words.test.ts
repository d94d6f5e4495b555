import { expect, it } from 'vitest';
import { dayOf, planOf } from '@/tests/support/planner-day';
import { editWords, movedWords } from './edits';
import { failureWords } from './failures';
import { rowName, vanEnd, vanSummary } from './list';

const { day, sequences } = dayOf(25, 5);
const before = planOf(day, sequences, { driving: 51 });
const swapped = sequences.map((sequence, van) => (van < 2 ? sequence.toReversed() : sequence));
const after = planOf(day, swapped, { driving: 55 });

it.each([
  [{ kind: 'moved', stop: 12 }, 'Stop 12 moved, two routes re-planned in 0.4 s.'],
  [{ kind: 'changed', stop: 12 }, 'Stop 12 changed, two routes re-planned in 0.4 s.'],
  [{ kind: 'added', stop: 24 }, 'Stop 24 added to VAN 04, +4 min.'],
  [{ kind: 'deleted', stop: 12 }, 'Stop 12 deleted.'],
  [{ kind: 'rules' }, 'Rules changed, two routes re-planned in 0.4 s.'],
  [{ kind: 'vans' }, 'Vans changed, two routes re-planned in 0.4 s.'],
  [{ kind: 'depot' }, 'Depot moved, two routes re-planned in 0.4 s.'],
] as const)('tells an edit: %j', (edit, words) =>
  expect(editWords(edit, day, before, after, 0.41)).toBe(words),
);

it('tells no edit that took no time', () =>
  expect(editWords({ kind: 'vans' }, day, before, after, 0.01)).toContain('in 0.1 s.'));

it.each([
  [movedWords(12, day, before, after), ', plus 4 minutes.'],
  [movedWords(12, day, after, before), ', minus 4 minutes.'],
  [movedWords(12, day, before, before), ', no extra minute.'],
])('tells a stop that was moved: %s', (actual, more) =>
  expect(actual).toBe(`Stop 12, Merino Street 12, VAN 02, 09:00${more}`),
);

it('tells nothing of a stop that is not planned', () =>
  expect(movedWords(99, day, before, after)).toBeUndefined());

it('tells vans and rows of the list', () => {
  const [route] = before.routes;
  const [visit] = route?.visits ?? [];
  const [stop] = day.stops;
  if (!route || !visit || !stop) throw new Error('The plan has a route');
  const late = { ...visit, late: 3 };
  expect(vanSummary(route, day.vans[0], 'miles')).toBe('5 stops, 3.1 mi, 10 of 30');
  const words = 'leaves 08:30, done 09:20';
  expect(vanEnd(route)).toEqual({ words, late: false });
  expect(vanEnd({ ...route, visits: [late] })).toEqual({ words: `1 late, ${words}`, late: true });
  const name = 'Stop 1, Merino Street 1';
  expect(rowName(stop, visit)).toBe(`${name}, 08:30–09:30, 2 boxes, 08:40`);
  expect(rowName(stop, late)).toBe(`${name}, 08:30–09:30, 2 boxes, late 08:40`);
  const waits = { ...visit, arrival: 509, wait: 11 };
  expect(rowName(stop, waits)).toBe(
    `${name}, 08:30–09:30, 2 boxes, arrival 08:29, wait 11 min, service start, 08:40`,
  );
  expect(rowName({ ...stop, load: 1, window: undefined }, undefined)).toBe(
    `${name}, any time, 1 box, not in the plan`,
  );
});

it('tells what the worker stopped over', () => {
  const why = 'The day has no stop 7.';
  expect(failureWords('worker', true, why)).toBe(
    `The planner stopped. ${why} Your stops are kept.`,
  );
  expect(failureWords('silent', false)).toBe('The planner gave no answer for 20 s.');
});
