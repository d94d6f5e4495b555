import { expect, it } from 'vitest';
import type { Rounds } from '@/lib/planner/day/day';
import { day, expectWhole, inTown, last, rounds, weave } from './sessions';

const answers = inTown().all(weave(1));
const done = last(answers, 'done');

/** A run that some turns were worked on. */
function begun(turns: number) {
  const session = inTown();
  session.ask(weave(1));
  session.work(turns);
  return session;
}

it('shows a better plan, then counters and plans, then says that it is done', () => {
  expect(answers[0]).toMatchObject({ kind: 'progress', job: 1, plan: expect.anything() });
  expect(new Set(answers.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['progress']));
  expect(done).toMatchObject({ job: 1, generation: 100, generations: 100, stopped: false });
  expect(answers.at(-1)).toBe(done);
  const costs = answers.flatMap((answer) => (answer.kind === 'progress' ? answer.cost : []));
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  expect(costs[0]).toBeLessThan(1);
});

it('ends with every stop once, nothing broken, every van in use and no crossing', () => {
  expectWhole(done.plan, day);
  expect(done.plan.threads).toHaveLength(3);
  expect(done.plan.totals.crossings).toBe(0);
});

it('names the vans whose rounds changed', () => {
  let before: Rounds = rounds;
  for (const answer of answers) {
    if (answer.kind !== 'progress' || !answer.plan) continue;
    const after = answer.plan.rounds;
    const changed = after.flatMap((round, v) => (round.join() === before[v]?.join() ? [] : v));
    expect(answer.trading).toEqual(changed);
    before = after;
  }
});

it('gives the same plan for the same seed, however it is interrupted', () => {
  const session = begun(5);
  session.ask({ kind: 'pause' });
  expect(session.work()).toEqual([]);
  session.ask({ kind: 'resume' });
  session.work();
  expect(last(session.answers, 'done').plan).toEqual(done.plan);
});

it('stops with the best so far, and goes on from there to the same end', () => {
  const session = begun(12);
  const stopped = last(session.all({ kind: 'stop' }), 'done');
  expect(stopped.stopped).toBe(true);
  expect(stopped.generation).toBeLessThan(100);
  expectWhole(stopped.plan, day);
  const asked = weave(2, { rounds: stopped.plan.rounds, from: stopped.generation });
  const more = session.all(asked);
  const first = more.find((answer) => answer.kind === 'progress');
  expect(first?.generation).toBeGreaterThanOrEqual(stopped.generation);
  const end = last(more, 'done');
  expect(end).toMatchObject({ job: 2, generation: 100, stopped: false });
  expect(end.plan.totals).toEqual(done.plan.totals);
});

it('is given up for a new job, without another word', () => {
  const said = begun(2).all({ kind: 'draw', job: 2, day, rounds });
  expect(said.map((answer) => 'job' in answer && answer.job)).toEqual([2]);
});
