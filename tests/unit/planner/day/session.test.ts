import { describe, expect, it } from 'vitest';
import { roundsByHand } from '@/lib/planner/day/by-hand';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { file } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';
import type { Ask } from '@/lib/planner/worker/messages';
import { at, dayIn, plainDay, randomDay, stopAt, vanOf } from './days';
import { last, sessionOfTest } from './sessions';

const town = readTown(file);
const day = randomDay(town, 3, 12, 3);
const rounds = roundsByHand(day, town);

type Weave = Extract<Ask, { kind: 'weave' }>;
const weave = (job: number, part: Partial<Weave> = {}): Weave => ({
  kind: 'weave',
  job,
  day,
  rounds,
  mode: 'fast',
  seed: 1,
  ...part,
});

function inTown() {
  const session = sessionOfTest();
  session.all({ kind: 'town', file });
  return session;
}

/** Every stop once, in a thread or left over; rounds as driven. */
function expectWhole(plan: Plan, { stops, vans }: Day) {
  const served = plan.threads.flatMap(({ visits }) => visits.map(({ stop }) => stop));
  const all = [...served, ...plan.leftOver.map(({ stop }) => stop)];
  expect(all.toSorted((a, b) => a - b)).toEqual(
    stops.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect(plan.rounds).toHaveLength(vans.length);
  expect(plan.rounds.flat()).toEqual(served);
  for (const { van, load, done } of plan.threads) {
    expect(load).toBeLessThanOrEqual(vans[van]?.capacity ?? 0);
    expect(done).toBeLessThanOrEqual((vans[van]?.shift[1] ?? 0) + 1e-6);
  }
}

describe('a town', () => {
  it('is taken in, and refused where it cannot be read', () => {
    const { all } = sessionOfTest();
    expect(all({ kind: 'town', file })).toEqual([{ kind: 'ready' }]);
    const [answer] = all({ kind: 'town', file: file.slice(0, 900) });
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('town') });
  });
});

describe('drawing', () => {
  it('answers with the plan as it is, stops in no round left over', () => {
    const { all } = inTown();
    const without = rounds.map((round) => round.filter((id) => id !== 5));
    const { plan } = last(all({ kind: 'draw', job: 1, day, rounds: without }), 'plan');
    expect(plan.rounds).toEqual(without);
    expect(plan.leftOver.map(({ stop }) => stop)).toEqual([5]);
  });

  it('keeps woven rounds apart, and those by hand on their shortest ways', () => {
    const { all } = inTown();
    const woven = last(all({ kind: 'draw', job: 1, day, rounds, woven: true }), 'plan').plan;
    const byHand = last(all({ kind: 'draw', job: 2, day, rounds }), 'plan').plan;
    expect(woven.totals.crossings).toBeLessThan(byHand.totals.crossings);
    expect(woven.totals.meters).toBeGreaterThan(byHand.totals.meters);
  });
});

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

describe('mending', () => {
  it('takes a new stop in and leaves the rounds alone that it does not touch', () => {
    const session = inTown();
    const drawn = last(
      session.all({ kind: 'draw', job: 1, day, rounds, woven: true }),
      'plan',
    ).plan;
    const taken = new Set(day.stops.map(({ place }) => place.kind === 'corner' && place.corner));
    const corner = [...town.x.keys()].find((c) => !taken.has(c) && c > 300) as number;
    const more = { ...day, stops: [...day.stops, stopAt(13, at(corner))] };
    const mended = last(
      session.all({ kind: 'mend', job: 2, day: more, rounds: drawn.rounds, milliseconds: 200 }),
      'plan',
    ).plan;
    expectWhole(mended, more);
    const kept = mended.rounds.filter((round, v) => round.join() === drawn.rounds[v]?.join());
    expect(kept).toHaveLength(2);
  });

  it('takes a stop out', () => {
    const session = inTown();
    const less = { ...day, stops: day.stops.slice(1) };
    const answers = session.all({ kind: 'mend', job: 1, day: less, rounds, milliseconds: 100 });
    expectWhole(last(answers, 'plan').plan, less);
  });

  it('shares the stops of a van out that is gone', () => {
    const session = inTown();
    const [one, two] = day.vans;
    const fewer = {
      ...day,
      vans: [one, two].flatMap((van) => (van ? [{ ...van, capacity: 99 }] : [])),
    };
    const answers = session.all({ kind: 'mend', job: 1, day: fewer, rounds, milliseconds: 100 });
    const { plan } = last(answers, 'plan');
    expectWhole(plan, fewer);
    expect(plan.leftOver).toEqual([]);
  });
});

describe('odd days', () => {
  it('without stops are done at once', () => {
    const empty = dayIn(town, [], [vanOf(1)]);
    const answers = inTown().all(weave(1, { day: empty, rounds: [[]] }));
    const { plan } = last(answers, 'done');
    expect(plan).toMatchObject({ threads: [], leftOver: [], rounds: [[]] });
    expect(plan.totals).toMatchObject({ meters: 0, cost: 0, crossings: 0 });
  });

  it('with one stop send one van', () => {
    const single = dayIn(town, [stopAt(4, at(100))], [vanOf(1), vanOf(2)]);
    const { plan } = last(inTown().all(weave(1, { day: single, rounds: [[], []] })), 'done');
    expectWhole(plan, single);
    expect(plan.threads).toHaveLength(1);
  });

  it('without vans leave all over', () => {
    const none = dayIn(town, [stopAt(4, at(100))], []);
    const { plan } = last(inTown().all(weave(1, { day: none, rounds: [] })), 'done');
    expect(plan.leftOver).toHaveLength(1);
  });

  it('with all stops in one place are planned', () => {
    const heap = dayIn(
      town,
      [1, 2, 3, 4, 5, 6].map((id) => stopAt(id, at(200))),
      [vanOf(1), vanOf(2)],
    );
    const { plan } = last(
      inTown().all(weave(1, { day: heap, rounds: [[1, 2, 3, 4, 5, 6], []] })),
      'done',
    );
    expectWhole(plan, heap);
  });

  it('on plain ground need no town', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => [0.01 * Math.sin(i), 0.015 * Math.cos(2 * i)] as const,
    );
    const own = plainDay(places, [vanOf(1), vanOf(2)]);
    const { plan } = last(
      sessionOfTest().all(weave(1, { day: own, rounds: roundsByHand(own) })),
      'done',
    );
    expectWhole(plan, own);
    expect(plan.totals.crossings).toBe(0);
    expect(plan.threads[0]?.line[0]).toEqual(plan.threads[1]?.line[0]);
  });

  it('that the engine cannot plan fail alone, and the next day is planned', () => {
    const session = inTown();
    const lost = dayIn(town, [stopAt(1, at(999_999))], [vanOf(1)]);
    expect(session.all(weave(1, { day: lost }))).toEqual([
      { kind: 'failed', job: 1, message: expect.stringContaining('corner') },
    ]);
    const skills = Array.from({ length: 40 }, (_, i) => `skill ${i}`);
    const spoiled = dayIn(
      town,
      skills.map((skill, i) => stopAt(i + 1, at(100 + i), { skill })),
      [vanOf(1, { skills })],
    );
    expect(session.all(weave(2, { day: spoiled, rounds: [[]] }))[0]).toMatchObject({
      kind: 'failed',
      job: 2,
    });
    expect(last(session.all({ kind: 'draw', job: 3, day, rounds }), 'plan').job).toBe(3);
  });
});
