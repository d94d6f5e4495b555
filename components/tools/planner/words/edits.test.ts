import { expect, it } from 'vitest';
import type { Violation } from '@/lib/planner/day/plan';
import { dayOf, planOf, sequencesOf } from '@/tests/support/planner-day';
import { editNews, ordinal, vanViolations, violationWords } from './edits';

const { day, sequences } = dayOf(6);
const before = planOf(day, sequences);
const assigned = { kind: 'assigned', stop: 1 } as const;

it.each(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '22nd', '111th', '120th'])(
  'counts %s',
  (words) => expect(ordinal(Number.parseInt(words, 10))).toBe(words),
);

it.each<[Violation, string]>([
  [{ van: 0, kind: 'overload', boxes: 0.4 }, '1 box over'],
  [{ van: 0, kind: 'overtime', minutes: 0.2 }, '1 min past the shift'],
  [{ van: 0, kind: 'stops', over: 1 }, '1 stop too many'],
  [{ van: 0, kind: 'skill', stop: 7, skills: ['lift'] }, 'lift missing at stop 7'],
  [{ van: 0, kind: 'late', stop: 9, minutes: 70 }, 'stop 9 late by 1 h 10'],
])('tells what is broken: %j', (violation, words) => expect(violationWords(violation)).toBe(words));

it('a van tells all that it breaks but late stops, which their rows tell', () =>
  expect(
    vanViolations(
      [
        { van: 0, kind: 'overload', boxes: 2 },
        { van: 1, kind: 'stops', over: 2 },
        { van: 1, kind: 'late', stop: 4, minutes: 3 },
        { van: 1, kind: 'overtime', minutes: 5 },
      ],
      1,
    ),
  ).toBe('2 stops too many, 5 min past the shift'));

const common = { day, before, after: before, took: 0, unit: 'miles' } as const;

it('tells of a stop that no van serves', () =>
  expect(editNews({ ...common, edit: { ...assigned, stop: 9 } }).words).toBe('Stop 9: in no van.'));

it('adds what changed, and what is broken now and was not before', () => {
  const small = { ...day, vans: day.vans.map((van) => ({ ...van, capacity: 5 })) };
  const was = planOf(small, sequences);
  const after = planOf(small, sequencesOf('3 5, 1 2 4 6'), { cost: 143, meters: 5600 });
  expect(was.violations).toHaveLength(2);
  const changed = { ...common, day: small, before: was, after };
  expect(editNews({ ...changed, edit: assigned, unit: 'kilometers' }).spoken).toBe(
    'Stop 1: 1st of 4 in VAN 02. $3 more, 0.4 kilometers less. VAN 02: 3 boxes over.',
  );
  expect(editNews({ ...common, edit: assigned }).spoken).toBe(
    'Stop 1: 1st of 3 in VAN 01. No change in cost or distance.',
  );
  const locked = { kind: 'locked', stop: 1, to: undefined } as const;
  expect(editNews({ ...changed, edit: locked }).spoken).toBe(
    'Stop 1 may go on any van. VAN 02: 3 boxes over.',
  );
});
