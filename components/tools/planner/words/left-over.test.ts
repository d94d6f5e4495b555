import { expect, it } from 'vitest';
import type { Reason, Remedy } from '@/lib/planner/day/plan';
import { dayOf } from '@/tests/support/planner-day';
import { leftOverWhy, leftOverWords } from './left-over';
import { leftOverTitle, remedyLabel } from './remedies';

const { day } = dayOf(25, 5);
const left = (reason: Reason) => ({ stop: 8, reason });
const shift = { kind: 'shift', van: 1, ends: 545, start: 554, done: 560 } as const;

it('a stop that is left over is named, and said at once', () => {
  expect(leftOverTitle(day, left(shift))).toBe('Stop 8, Merino Street 8, is left over');
  const expected = `Stop 8 is left over. ${leftOverWhy(day, shift)}`;
  expect(leftOverWords(day, left(shift))).toBe(expected);
});

it.each<[Reason, string]>([
  [shift, 'VAN 02 ends its shift at 09:05. It would serve the stop at 09:14 and be done at 09:20.'],
  [
    { ...shift, start: 1570, done: 4500 },
    'VAN 02 ends its shift at 09:05. It would serve the stop at 02:10 the next day and be done at 03:00 after 3 days.',
  ],
  [
    { kind: 'window', closes: 540, arrival: 550 },
    'Its window closes at 09:00. The first van would reach it at 09:10.',
  ],
  [{ kind: 'load', load: 31, largest: 30 }, '31 boxes; the largest van takes 30.'],
  [{ kind: 'room', load: 6, left: 2 }, 'It needs room for 6. The vans have room for 2 left.'],
  [{ kind: 'skill', skill: 'lift' }, 'It needs “lift”, and no van on the road has that.'],
  [{ kind: 'stops', most: 0 }, 'The vans that could take it may not serve any stop.'],
  [
    { kind: 'stops', most: 1 },
    'The vans that could take it serve 1 stop each and may not serve more.',
  ],
  [
    { kind: 'stops', most: 12 },
    'The vans that could take it serve 12 stops each and may not serve more.',
  ],
  [{ kind: 'lock', van: 'VAN 02' }, 'It is locked to VAN 02, which cannot serve it.'],
  [{ kind: 'street' }, 'No street leads there from the depot.'],
  [{ kind: 'disjoint' }, 'No van gets there without crossing another one’s route.'],
])('says why: %j', (reason, words) => expect(leftOverWhy(day, reason)).toBe(words));

it.each<[Remedy, string]>([
  [{ kind: 'extend', van: 1, to: 570 }, 'Extend VAN 02 to 09:30'],
  [{ kind: 'extend', van: 1, to: 1455 }, 'Extend VAN 02 to 00:15 the next day'],
  [{ kind: 'open', stop: 8 }, 'Open the window'],
  [{ kind: 'van' }, 'Add a van'],
  [{ kind: 'capacity', van: 0, boxes: 31 }, 'Let VAN 01 take 31 boxes'],
  [{ kind: 'load', stop: 8, boxes: 30 }, 'Deliver 30 boxes'],
  [{ kind: 'skill', van: 0, skill: 'lift' }, 'Give VAN 01 “lift”'],
  [{ kind: 'move', stop: 8 }, 'Move stop 8'],
  [{ kind: 'meet' }, 'Let routes meet'],
])('offers a way out: %j', (remedy, label) => expect(remedyLabel(day, remedy)).toBe(label));
