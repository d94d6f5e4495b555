import { expect } from 'vitest';
import { roundsByHand } from '@/lib/planner/day/by-hand';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { file } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';
import type { Ask } from '@/lib/planner/worker/messages';
import { randomDay } from './days';
import { sessionOfTest } from './sessions';

export const town = readTown(file);
export const day = randomDay(town, 3, 12, 3);
export const rounds = roundsByHand(day, town);

type Weave = Extract<Ask, { kind: 'weave' }>;
/** Asks for a weave of the day, or of what stands in its place. */
export const weave = (job: number, part: Partial<Weave> = {}): Weave => ({
  kind: 'weave',
  job,
  day,
  rounds,
  mode: 'fast',
  seed: 1,
  ...part,
});

/** A session that has its town. */
export function inTown() {
  const session = sessionOfTest();
  session.all({ kind: 'town', file });
  return session;
}

/** Every stop once, in a thread or left over; rounds as driven. */
export function expectWhole(plan: Plan, { stops, vans }: Day) {
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
