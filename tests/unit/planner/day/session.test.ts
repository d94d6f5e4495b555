import { expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { file } from '@/lib/planner/town/files/home';
import type { Ask } from '@/lib/planner/worker/messages';
import { at, stopAt } from '@/tests/support/planner-day';
import { bareSession, day, expectWhole, inTown, last, rounds, town } from './sessions';

const planOf = (session: ReturnType<typeof inTown>, ask: Ask) =>
  last(session.all(ask), 'plan').plan;

it('takes a town in, and refuses what cannot be read', () => {
  const { all } = bareSession();
  expect(all({ kind: 'town', file })).toEqual([{ kind: 'ready' }]);
  const [answer] = all({ kind: 'town', file: file.slice(0, 900) });
  expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('town') });
});

it('draws the plan as it is, stops in no round left over', () => {
  const without = rounds.map((round) => round.filter((id) => id !== 5));
  const plan = planOf(inTown(), { kind: 'draw', job: 1, day, rounds: without });
  expect(plan.rounds).toEqual(without);
  expect(plan.leftOver.map(({ stop }) => stop)).toEqual([5]);
});

it('keeps planned rounds apart, and those by hand on their shortest ways', () => {
  const session = inTown();
  const woven = planOf(session, { kind: 'draw', job: 1, day, rounds, woven: true });
  const byHand = planOf(session, { kind: 'draw', job: 2, day, rounds });
  expect(woven.totals.crossings).toBeLessThan(byHand.totals.crossings);
  expect(woven.totals.meters).toBeGreaterThan(byHand.totals.meters);
});

it('takes a new stop in and leaves the rounds alone that it does not touch', () => {
  const session = inTown();
  const drawn = planOf(session, { kind: 'draw', job: 1, day, rounds, woven: true });
  const taken = new Set(day.stops.map(({ place }) => place.kind === 'corner' && place.corner));
  const corner = [...town.x.keys()].find((c) => !taken.has(c) && c > 300) as number;
  const more = { ...day, stops: [...day.stops, stopAt(13, at(corner))] };
  const asked = { day: more, rounds: drawn.rounds, milliseconds: 200 };
  const mended = planOf(session, { kind: 'mend', job: 2, ...asked });
  expectWhole(mended, more);
  const kept = mended.rounds.filter((round, v) => round.join() === drawn.rounds[v]?.join());
  expect(kept).toHaveLength(2);
});

it.each<[string, Day]>([
  ['a stop out', { ...day, stops: day.stops.slice(1) }],
  ['a van out', { ...day, vans: day.vans.slice(0, 2).map((van) => ({ ...van, capacity: 99 })) }],
])('takes %s', (_, less) => {
  const plan = planOf(inTown(), { kind: 'mend', job: 1, day: less, rounds, milliseconds: 100 });
  expectWhole(plan, less);
  expect(plan.leftOver).toEqual([]);
});
