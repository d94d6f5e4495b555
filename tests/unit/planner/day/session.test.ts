import { expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { file } from '@/lib/planner/town/files/home';
import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { at, stopAt } from '@/tests/support/planner-day';
import { bareSession, day, expectWhole, inTown, last, rounds, town, weave } from './sessions';

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

const hasPlan = (answer: Answer) => 'plan' in answer && answer.plan !== undefined;

/** A run whose first plan was shown, so that it rests. */
function resting() {
  const session = inTown();
  session.ask(weave(1));
  while (!session.work(1).some(hasPlan));
  return session;
}

it('rests after each plan that is not the last, and after nothing else', () => {
  const { ask, work, turns } = inTown();
  ask(weave(1));
  const rests: number[] = [];
  for (;;) {
    const said = work(1);
    const isOver = said.some(({ kind }) => kind === 'done');
    expect(turns).toHaveLength(isOver ? 0 : 1);
    if (isOver) break;
    const rest = turns[0]?.rest ?? 0;
    expect(rest > 0).toBe(said.some(hasPlan));
    rests.push(rest);
  }
  expect(Math.max(...rests)).toBeGreaterThan(0);
  expect(rests).toContain(0);
});

it('rests after a plan that was drawn, before it prepares for a run', () => {
  const { ask, work, turns } = inTown();
  ask({ kind: 'draw', job: 1, day, rounds });
  while (!work(1).some(hasPlan)) expect(turns[0]?.rest).toBe(0);
  expect(turns[0]?.rest).toBeGreaterThan(0);
});

it.each([
  ['a new job', { kind: 'mend', job: 2, day, rounds, milliseconds: 50 }],
  ['a stop', { kind: 'stop' }],
  ['a page that is seen again', { kind: 'resume' }],
] as const)('lets %s wait for no rest, and works no faster for it', (_, asked) => {
  const { ask, work, turns } = resting();
  ask(asked);
  expect(turns.map(({ rest }) => rest)).toEqual([expect.any(Number), 0]);
  // The turn after the rest was given up: it neither answers nor asks for another.
  expect(work(1)).toEqual([]);
  expect(turns).toHaveLength(1);
});

it('stays at rest while the page is hidden', () => {
  const { ask, work, turns } = resting();
  ask({ kind: 'pause' });
  expect(work(1)).toEqual([]);
  expect(turns).toHaveLength(0);
  ask({ kind: 'resume' });
  expect(turns).toHaveLength(1);
});
