import { act } from '@testing-library/react';
import type { PlannerTools } from '@/components/tools/planner/state/tools';
import type { Work } from '@/components/tools/planner/state/worker-line';
import { type Day, defaultRules, type Rounds, type Stop } from '@/lib/planner/day/day';
import type { Plan, Thread } from '@/lib/planner/day/plan';
import type { Answer, Ask } from '@/lib/planner/worker/messages';

const eight = 8 * 60 + 30;

const stop = (id: number): Stop => ({
  id,
  name: `Merino Street ${id}`,
  place: { kind: 'ground', latitude: 51.5 + id / 1000, longitude: -0.1 },
  minutes: 8,
  load: 2,
  window: [eight, eight + 60],
});

/** A day on plain ground with stops from 1 on, shared out by hand in turns. */
export function dayOf(stops: number, vans = 2): { day: Day; rounds: Rounds } {
  const day: Day = {
    title: 'thursday.csv',
    ground: { kind: 'plain', roadFactor: 1.3 },
    depot: { name: 'Depot', place: { kind: 'ground', latitude: 51.5, longitude: -0.1 } },
    stops: Array.from({ length: stops }, (_, i) => stop(i + 1)),
    vans: Array.from({ length: vans }, (_, i) => ({
      id: `VAN 0${i + 1}`,
      capacity: 30,
      shift: [eight, 12 * 60] as const,
      skills: [],
    })),
    rules: defaultRules,
  };
  const rounds = day.vans.map((_, van) =>
    day.stops.map(({ id }) => id).filter((id) => (id - 1) % vans === van),
  );
  return { day, rounds };
}

/** A plan of rounds as they are: a kilometer and ten minutes to each stop, nothing late or crossing. */
export function planOf(day: Day, rounds: Rounds, totals: Partial<Plan['totals']> = {}): Plan {
  const threads = rounds.flatMap((round, van): Thread[] => {
    const visits = round.map((id, i) => ({
      stop: id,
      arrival: eight + 10 * (i + 1),
      wait: 0,
      late: 0,
      leaves: eight + 10 * (i + 1) + 2,
      load: 2,
      meters: 1000 * (i + 1),
      at: i + 1,
    }));
    const done = visits.at(-1)?.arrival;
    if (done === undefined) return [];
    const meters = 1000 * visits.length;
    const line = [[0, 0] as const, ...visits.map((_, i) => [van * 10, (i + 1) * 10] as const)];
    return [
      { van, line, visits, meters, driving: 5 * visits.length, load: 2 * visits.length, done },
    ];
  });
  const planned = new Set(rounds.flat());
  const all = (of: (thread: Thread) => number) =>
    threads.reduce((sum, thread) => sum + of(thread), 0);
  return {
    threads,
    leftOver: day.stops
      .filter(({ id }) => !planned.has(id))
      .map(({ id }) => ({ stop: id, reason: { kind: 'street' } })),
    totals: {
      meters: all(({ meters }) => meters),
      driving: all(({ driving }) => driving),
      working: all(({ done }) => done - eight),
      cost: 140,
      co2: 8.9,
      late: 0,
      crossings: 0,
      ...totals,
    },
    meetings: [],
    rounds,
  };
}

/** A worker that answers only as a test says, and what was asked of it. */
function fakeWork() {
  const asked: Ask[] = [];
  const hear: Record<string, (event: unknown) => void> = {};
  let ended = false;
  const work = {
    postMessage: (ask: Ask) => asked.push(ask),
    terminate: () => {
      ended = true;
    },
    addEventListener: (kind: string, listener: (event: unknown) => void) => {
      hear[kind] = listener;
    },
  } as unknown as Work;
  const last = <K extends Ask['kind']>(kind: K) =>
    asked.findLast((ask): ask is Extract<Ask, { kind: K }> => ask.kind === kind);
  return {
    work,
    asked,
    last,
    isEnded: () => ended,
    answer: (answer: Answer) => act(() => hear.message?.({ data: answer })),
    break: () => act(() => hear.error?.({})),
  };
}

export type FakeWork = ReturnType<typeof fakeWork>;

/** What the planner uses in a test: workers that are kept for it, and one day whatever is asked for. */
export function fakeTools(
  opened: { day: Day; rounds: Rounds },
  part: Partial<PlannerTools> = {},
): { tools: PlannerTools; workers: FakeWork[] } {
  const workers: FakeWork[] = [];
  const tools: PlannerTools = {
    makeWorker: () => {
      const made = fakeWork();
      workers.push(made);
      return made.work;
    },
    openTown: () => new Promise(() => {}),
    openDay: async () => ({ name: 'courier', ...opened }),
    byHand: async ({ vans, stops }) =>
      vans.map((_, i) => (i === 0 ? stops.map(({ id }) => id) : [])),
    now: () => performance.now(),
    ...part,
  };
  return { tools, workers };
}
