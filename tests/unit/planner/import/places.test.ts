import { expect, it } from 'vitest';
import { roundsByHand } from '@/lib/planner/day/by-hand';
import type { Day } from '@/lib/planner/day/day';
import { plannable } from '@/lib/planner/import/check-stops';
import { farApart } from '@/lib/planner/import/far-apart';
import { swapLine, swappedLines } from '@/lib/planner/import/swapped';
import { bareSession, expectWhole, last, weave } from '../day/sessions';
import { check, dayOf } from './stop-files';

const [a, b, c] = ['a,51.5,-0.1', 'b,51.6,-0.2', 'c,-0.1,51.5'] as const;

it('stops at one place are told of, and stay stops of their own', () => {
  const checked = check(`${a},5,2,08:00-10:00`, 'b,51.500001,-0.1,4,3,09:00-11:00', b);
  expect(checked.lines.map(({ beside }) => beside)).toEqual([undefined, undefined, 3, undefined]);
  expect(plannable(checked)).toBe(3);
});

it('parcels for one house are all delivered where the vans have room', () => {
  const day = dayOf(...Array.from({ length: 260 }, (_, i) => `Flat ${i},51.51,-0.12,1,1`)) as Day;
  expect(day.vans).toHaveLength(8);
  expect(day.vans[0]?.capacity).toBe(40);
  const asked = weave(1, { day, rounds: roundsByHand(day) });
  const session = bareSession();
  session.ask(asked);
  session.work(2);
  const { plan } = last(session.all({ kind: 'stop' }), 'done');
  expectWhole(plan, day);
  expect(plan.leftOver).toEqual([]);
  for (const round of plan.rounds) expect(round).toEqual(round.toSorted((x, y) => x - y));
});

it('stops far apart are asked about in the unit of the visitor, those of one region not', () => {
  const ask = (distance: string) =>
    `These stops lie ${distance} apart. Are latitude and longitude swapped?`;
  expect(farApart(check(a, b, c), 'kilometers')?.words).toBe(ask('7,500 km'));
  expect(farApart(check(a, b, c), 'miles')).toEqual({ words: ask('4,700 miles'), line: 5 });
  expect(farApart(check('a,52.5,-1.9', 'b,50.8,0.3'), 'miles')).toBeUndefined();
});

it.each([
  ['none among neighbors', [a, b], []],
  ['one that comes near when it is turned', [a, b, c], [5]],
  ['all that leave the globe as they stand', ['a,-118.2,34', 'b,-118.3,34.1'], [3, 4]],
  ['none that is far either way', [a, b, 'c,10,20'], []],
  ['none with a missing point', [a, 'b,510.516,-0.1'], []],
])('swapped lines are %s', (_, lines, swapped) =>
  expect(swappedLines(check(...lines))).toEqual(swapped),
);

it('swapped lines are turned cell by cell', () => {
  const { cells } = swapLine({ line: 3, cells: { name: 'a', latitude: '1', longitude: '2' } });
  expect(cells).toEqual({ name: 'a', latitude: '2', longitude: '1' });
});
