import { describe, expect, it } from 'vitest';
import { last } from './sessions';
import { day, expectWhole, inTown, rounds, weave } from './town-sessions';

describe('weaving', () => {
  const session = inTown();
  const answers = session.all(weave(1));

  it('shows a better plan, then counters and plans, then says it is done', () => {
    expect(answers[0]).toMatchObject({ kind: 'progress', job: 1, plan: expect.anything() });
    expect(new Set(answers.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['progress']));
    const done = last(answers, 'done');
    expect(done).toMatchObject({ job: 1, generation: 100, generations: 100, stopped: false });
    expect(answers.at(-1)).toBe(done);
    const costs = answers.flatMap((answer) => (answer.kind === 'progress' ? answer.cost : []));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs[0]).toBeLessThan(1);
  });

  it('ends with every stop once, nothing broken, every van in use and no crossing', () => {
    const { plan } = last(answers, 'done');
    expectWhole(plan, day);
    expect(plan.threads).toHaveLength(3);
    expect(plan.totals.crossings).toBe(0);
  });

  it('names the vans whose rounds changed', () => {
    const shown = answers.flatMap((answer) =>
      answer.kind === 'progress' && answer.plan ? answer : [],
    );
    let before: readonly (readonly number[])[] = rounds;
    for (const { plan, trading } of shown) {
      const changed = plan?.rounds.flatMap((round, v) =>
        round.join() === before[v]?.join() ? [] : v,
      );
      expect(trading).toEqual(changed);
      before = plan?.rounds ?? [];
    }
  });

  it('gives the same plan for the same seed, however it is interrupted', () => {
    const other = inTown();
    other.ask(weave(1));
    other.work(5);
    other.ask({ kind: 'pause' });
    other.work(5);
    other.ask({ kind: 'resume' });
    other.work();
    expect(last(other.answers, 'done').plan).toEqual(last(answers, 'done').plan);
  });

  it('does nothing while it is paused', () => {
    const other = inTown();
    other.ask(weave(1));
    other.work(3);
    other.ask({ kind: 'pause' });
    other.work();
    const { length } = other.answers;
    other.work();
    expect(other.answers).toHaveLength(length);
    expect(other.answers.some(({ kind }) => kind === 'done')).toBe(false);
  });

  it('stops with the best so far, and goes on from there to the same end', () => {
    const other = inTown();
    other.ask(weave(1));
    other.work(12);
    const stopped = last(other.all({ kind: 'stop' }), 'done');
    expect(stopped.stopped).toBe(true);
    expect(stopped.generation).toBeLessThan(100);
    expectWhole(stopped.plan, day);
    const more = other.all(weave(2, { rounds: stopped.plan.rounds, from: stopped.generation }));
    const first = more.find((answer) => answer.kind === 'progress');
    expect(first?.generation).toBeGreaterThanOrEqual(stopped.generation);
    const end = last(more, 'done');
    expect(end).toMatchObject({ job: 2, generation: 100, stopped: false });
    expect(end.plan.totals).toEqual(last(answers, 'done').plan.totals);
  });

  it('is given up for a new job, without another word', () => {
    const other = inTown();
    other.ask(weave(1));
    other.work(2);
    const before = other.answers.length;
    other.all({ kind: 'draw', job: 2, day, rounds });
    expect(other.answers.slice(before).map((answer) => 'job' in answer && answer.job)).toEqual([2]);
  });
});
