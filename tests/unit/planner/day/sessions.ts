import { expect } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { manualSequences } from '@/lib/planner/day/manual';
import type { Plan } from '@/lib/planner/day/plan';
import { file } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';
import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { createSession } from '@/lib/planner/worker/session';
import { randomDay } from './days';

export const town = readTown(file);
export const day = randomDay(town, 3, 12, 3);
export const sequences = manualSequences(day, town);

type Optimize = Extract<Ask, { kind: 'optimize' }>;
export const optimize = (job: number, part: Partial<Optimize> = {}): Optimize => ({
  ...{ kind: 'optimize', job, day, sequences, mode: 'fast', seed: 1, ...part },
});

/** A session whose clock moves with every look at it, so that a test takes the same course everywhere. */
export function bareSession() {
  const turns: { readonly run: () => void; readonly rest: number }[] = [];
  const answers: Answer[] = [];
  let time = 0;
  const ask = createSession({
    answer: (answer) => answers.push(answer),
    now: () => ++time,
    later: (run, rest) => turns.push({ run, rest }),
  });
  const heard = (act: () => void) => {
    const from = answers.length;
    act();
    return answers.slice(from);
  };
  /** Takes some turns, or all, and gives what was answered meanwhile. */
  const work = (count = Number.POSITIVE_INFINITY) =>
    heard(() => {
      for (let i = 0; i < count && turns.length > 0; i++) turns.shift()?.run();
    });
  const all = (asked: Ask) =>
    heard(() => {
      ask(asked);
      work();
    });
  return { ask, work, all, answers, turns };
}

export function inTown() {
  const session = bareSession();
  session.all({ kind: 'town', file });
  return session;
}

export function last<Kind extends Answer['kind']>(
  answers: readonly Answer[],
  kind: Kind,
): Extract<Answer, { kind: Kind }> {
  const found = answers.findLast((answer) => answer.kind === kind);
  if (!found) throw new Error(`No '${kind}' among ${answers.map((answer) => answer.kind).join()}`);
  return found as Extract<Answer, { kind: Kind }>;
}

/** The plan at the end of a run on plain ground. */
export const optimized = (day: Day, sequences = manualSequences(day), seed = 1): Plan =>
  last(bareSession().all(optimize(1, { day, sequences, seed })), 'done').plan;

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Every stop once, driven or left over; routes as driven. */
export function expectWhole(plan: Plan, { stops, vans }: Day) {
  const served = plan.routes.flatMap(({ visits }) => visits.map(({ stop }) => stop));
  const all = [...served, ...plan.leftOver.map(({ stop }) => stop)];
  expect(sorted(all)).toEqual(sorted(stops.map(({ id }) => id)));
  expect(plan.sequences).toHaveLength(vans.length);
  expect(plan.sequences.flat()).toEqual(served);
  for (const { van, load, done } of plan.routes) {
    expect(load).toBeLessThanOrEqual(vans[van]?.capacity ?? 0);
    expect(done).toBeLessThanOrEqual((vans[van]?.shift[1] ?? 0) + 1e-6);
  }
}
