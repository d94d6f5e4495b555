import { expect, it } from 'vitest';
import type { Reason } from '@/lib/planner/day/plan';
import { dayOf } from '@/tests/support/planner-day';
import { leftOverSaid, leftOverTitle, leftOverWhy } from './left-over';
import { remediesOf, remedyLabel } from './remedies';

const { day } = dayOf(25, 5);
const left = (reason: Reason) => ({ stop: 8, reason });
const shift = { kind: 'shift', van: 1, ends: 545, arrival: 554 } as const;

it('a stop that is left over is named, and said at once', () => {
  expect(leftOverTitle(day, left(shift))).toBe('Stop 8, Merino Street 8, is left over');
  const said = 'Stop 8 is left over. VAN 02 ends its shift at 09:05.';
  expect(leftOverSaid(day, left(shift))).toBe(said);
});

it.each<[Reason, string, readonly string[]]>([
  [
    shift,
    'VAN 02 ends its shift at 09:05 and would reach it at 09:14.',
    ['Extend VAN 02 to 09:30', 'Open the window'],
  ],
  [
    { kind: 'window', closes: 540, arrival: 550 },
    'Its window closes at 09:00. The first van would reach it at 09:10.',
    ['Open the window', 'Add a van'],
  ],
  [
    { kind: 'load', load: 31, largest: 30 },
    '31 boxes; the largest van takes 30.',
    ['Let VAN 01 take 31 boxes', 'Deliver 30 boxes'],
  ],
  [
    { kind: 'room', load: 6, left: 2 },
    'It needs room for 6. The vans have room for 2 left.',
    ['Add a van'],
  ],
  [
    { kind: 'skill', skill: 'lift' },
    'It needs “lift”, and no van on the road has that.',
    ['Give VAN 01 “lift”'],
  ],
  [{ kind: 'street' }, 'No street leads there from the depot.', ['Move stop 8']],
  [
    { kind: 'apart' },
    'No van gets there without crossing another one’s thread.',
    ['Let routes meet'],
  ],
])('says why, and ways out: %j', (reason, words, labels) => {
  expect(leftOverWhy(day, reason)).toBe(words);
  expect(remediesOf(day, left(reason)).map((way) => remedyLabel(day, way))).toEqual(labels);
});
