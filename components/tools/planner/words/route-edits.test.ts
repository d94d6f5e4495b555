import { expect, it } from 'vitest';
import type { Violation } from '@/lib/planner/day/plan';
import { dayOf, planOf, sequencesOf } from '@/tests/support/planner-day';
import {
  ordinal,
  routeEditMore,
  routeEditWords,
  vanViolations,
  violationWords,
} from './route-edits';

const { day, sequences } = dayOf(6);
const before = planOf(day, sequences);
const assigned = { kind: 'routes', what: 'assigned', stop: 1 } as const;

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [111, '111th'],
  [120, '120th'],
])('counts %d as %s', (value, words) => expect(ordinal(value)).toBe(words));

it.each<[Violation, string]>([
  [{ van: 0, kind: 'overload', boxes: 12 }, '12 boxes over'],
  [{ van: 0, kind: 'overload', boxes: 0.4 }, '1 box over'],
  [{ van: 0, kind: 'overtime', minutes: 25 }, '25 min past the shift'],
  [{ van: 0, kind: 'overtime', minutes: 0.2 }, '1 min past the shift'],
  [{ van: 0, kind: 'stops', over: 1 }, '1 stop too many'],
  [{ van: 0, kind: 'skill', stop: 7, skills: ['lift'] }, 'lift missing at stop 7'],
  [{ van: 0, kind: 'lock', stop: 7 }, 'stop 7 is locked to another van'],
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

it.each([
  [assigned, 'Stop 1: 1st of 3 in VAN 01.'],
  [{ ...assigned, stop: 9 }, 'Stop 9: in no van.'],
  [{ ...assigned, what: 'locked', to: 'VAN 02' }, 'Stop 1 stays on VAN 02.'],
  [{ ...assigned, what: 'locked', to: undefined }, 'Stop 1 may go on any van.'],
  [{ ...assigned, what: 'must serve', on: true }, 'Stop 1 must be served.'],
  [{ ...assigned, what: 'must serve', on: false }, 'Stop 1 may be left over.'],
  [{ kind: 'routes', what: 'route locked', van: 'VAN 02', on: true }, 'Route of VAN 02 locked.'],
  [{ kind: 'routes', what: 'route locked', van: 'VAN 02', on: false }, 'Route of VAN 02 unlocked.'],
] as const)('tells an edit: %j', (edit, words) =>
  expect(routeEditWords(edit, day, before)).toBe(words),
);

it('adds what changed, and what is broken now and was not before', () => {
  const small = { ...day, vans: day.vans.map((van) => ({ ...van, capacity: 5 })) };
  const was = planOf(small, sequences);
  const after = planOf(small, sequencesOf('3 5, 1 2 4 6'), { cost: 143, meters: 5600 });
  expect(was.violations).toHaveLength(2);
  expect(routeEditMore(assigned, small, was, after, 'kilometers')).toBe(
    ' $3 more, 0.4 kilometers less. VAN 02: 3 boxes over.',
  );
  expect(routeEditMore(assigned, day, before, before, 'miles')).toBe(
    ' No change in cost or distance.',
  );
  const locked = { ...assigned, what: 'locked', to: undefined } as const;
  expect(routeEditMore(locked, small, was, after, 'miles')).toBe(' VAN 02: 3 boxes over.');
});
