import { expect, it } from 'vitest';
import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { at, stopAt, vanOf } from '@/tests/support/planner-day';
import { dayIn } from './days';
import { day, expectWhole, inTown, last, optimize, sequences, town } from './sessions';

const planOf = (session: ReturnType<typeof inTown>, ask: Ask) =>
  last(session.all(ask), 'plan').plan;

it('keeps planned routes disjoint, and manual ones on their shortest ways', () => {
  const session = inTown();
  const optimized = planOf(session, { kind: 'draw', job: 1, day, sequences, optimized: true });
  const manual = planOf(session, { kind: 'draw', job: 2, day, sequences });
  expect(optimized.totals.crossings).toBeLessThan(manual.totals.crossings);
  expect(optimized.totals.meters).toBeGreaterThan(manual.totals.meters);
});

it('takes a new stop in and leaves the routes alone that it does not touch', () => {
  const session = inTown();
  const drawn = planOf(session, { kind: 'draw', job: 1, day, sequences, optimized: true });
  const taken = new Set(day.stops.map(({ place }) => place.kind === 'corner' && place.corner));
  const corner = [...town.x.keys()].find((c) => !taken.has(c) && c > 300) as number;
  const more = { ...day, stops: [...day.stops, stopAt(13, at(corner))] };
  const asked = { kind: 'repair', job: 2, day: more, sequences: drawn.sequences } as const;
  const repaired = planOf(session, asked);
  expectWhole(repaired, more);
  const kept = repaired.sequences.filter(
    (sequence, v) => sequence.join() === drawn.sequences[v]?.join(),
  );
  expect(kept).toHaveLength(2);
});

it.each<[string, Day]>([
  ['a stop out', { ...day, stops: day.stops.slice(1) }],
  ['a van out', { ...day, vans: day.vans.slice(0, 2).map((van) => ({ ...van, capacity: 99 })) }],
])('takes %s', (_, less) => {
  const plan = planOf(inTown(), { kind: 'repair', job: 1, day: less, sequences });
  expectWhole(plan, less);
  expect(plan.leftOver).toEqual([]);
});

const hasPlan = (answer: Answer) => 'plan' in answer && answer.plan !== undefined;

function resting() {
  const session = inTown();
  session.ask(optimize(1));
  while (!session.work(1).some(hasPlan));
  return session;
}

it('rests after each plan that is not the last, and after nothing else', () => {
  const { ask, work, turns } = inTown();
  ask(optimize(1));
  const rests: number[] = [];
  for (;;) {
    const answered = work(1);
    const isOver = answered.some(({ kind }) => kind === 'done');
    expect(turns).toHaveLength(isOver ? 0 : 1);
    if (isOver) break;
    const rest = turns[0]?.rest ?? 0;
    expect(rest > 0).toBe(answered.some(hasPlan));
    rests.push(rest);
  }
  expect(Math.max(...rests)).toBeGreaterThan(0);
  expect(rests).toContain(0);
});

it('rests after a plan that was drawn, before it prepares for a run', () => {
  const { ask, work, turns } = inTown();
  ask({ kind: 'draw', job: 1, day, sequences });
  while (!work(1).some(hasPlan)) expect(turns[0]?.rest).toBe(0);
  expect(turns[0]?.rest).toBeGreaterThan(0);
});

it.each([
  ['a new job', { kind: 'repair', job: 2, day, sequences }],
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

const answers = inTown().all(optimize(1));
const done = last(answers, 'done');

function begun(turns: number) {
  const session = inTown();
  session.ask(optimize(1));
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
  expect(done.plan.routes).toHaveLength(3);
  expect(done.plan.totals.crossings).toBe(0);
});

it('names the vans whose routes changed', () => {
  let before: Sequences = sequences;
  for (const answer of answers) {
    if (answer.kind !== 'progress' || !answer.plan) continue;
    const after = answer.plan.sequences;
    const changed = after.flatMap((sequence, v) =>
      sequence.join() === before[v]?.join() ? [] : v,
    );
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

it('draws the next day although a run ended as the page was hidden', () => {
  const session = inTown();
  session.ask({ kind: 'pause' });
  expectWhole(planOf(session, { kind: 'draw', job: 1, day, sequences }), day);
});

it('stops with the best so far, and goes on from there to the same end', () => {
  const session = begun(12);
  const stopped = last(session.all({ kind: 'stop' }), 'done');
  expect(stopped.stopped).toBe(true);
  expect(stopped.generation).toBeLessThan(100);
  expectWhole(stopped.plan, day);
  const asked = optimize(2, { sequences: stopped.plan.sequences, from: stopped.generation });
  const more = session.all(asked);
  const first = more.find((answer) => answer.kind === 'progress');
  expect(first?.generation).toBeGreaterThanOrEqual(stopped.generation);
  const end = last(more, 'done');
  expect(end).toMatchObject({ job: 2, generation: 100, stopped: false });
  expect(end.plan.totals).toEqual(done.plan.totals);
});

it('ends once its patience is over, and was then not stopped', () => {
  const end = last(inTown().all(optimize(1, { patience: 5 })), 'done');
  expect(end.generation).toBeLessThan(100);
  expect(end.stopped).toBe(false);
  expectWhole(end.plan, day);
});

it('a run is given up for a new job, without another word', () => {
  const answered = begun(2).all({ kind: 'draw', job: 2, day, sequences });
  expect(answered.map((answer) => 'job' in answer && answer.job)).toEqual([2]);
});

const count = (length: number) => Array.from({ length }, (_, i) => i + 1);

function planned(stops: number, vans: number) {
  const heap = dayIn(
    town,
    count(stops).map((id) => stopAt(id, at(200))),
    count(vans).map((id) => vanOf(id)),
  );
  const first = count(vans).map((van) => (van === 1 ? count(stops) : []));
  return {
    heap,
    plan: last(inTown().all(optimize(1, { day: heap, sequences: first })), 'done').plan,
  };
}

it('a day without stops is done at once', () => {
  const { plan } = planned(0, 1);
  expect(plan).toMatchObject({ routes: [], leftOver: [], sequences: [[]] });
  expect(plan.totals).toMatchObject({ meters: 0, cost: 0, crossings: 0 });
});

it('a day without vans leaves all over', () => expect(planned(1, 0).plan.leftOver).toHaveLength(1));

it.each([1, 6])('a day of %i stops in one place is planned', (stops) => {
  const { heap, plan } = planned(stops, 2);
  expectWhole(plan, heap);
  if (stops === 1) expect(plan.routes).toHaveLength(1);
});

it('a day that cannot be planned fails alone, and the next one is planned', () => {
  const session = inTown();
  const lost = dayIn(town, [stopAt(1, at(999_999))], [vanOf(1)]);
  expect(session.all(optimize(1, { day: lost }))).toEqual([
    { kind: 'failed', job: 1, message: expect.stringContaining('corner') },
  ]);
  expect(last(session.all({ kind: 'draw', job: 3, day, sequences }), 'plan').job).toBe(3);
});
