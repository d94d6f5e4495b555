import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { PlannerTools } from '@/components/tools/planner/state/browser-tools';
import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Answer, Ask } from '@/lib/planner/worker/messages';
import type { Work } from '@/lib/planner/worker/one-worker';

/** Gives the window media features of which those hold that are said to. */
export function stubMedia(holds: (query: string) => boolean): void {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: holds(query), ...listening }));
}

/** A worker that keeps what it is asked, and says what a test makes it say. */
export function fakeWork<Asked extends object, Answered>() {
  const asked: Asked[] = [];
  const hear: Record<string, (event: unknown) => void> = {};
  let ended = false;
  const work = {
    postMessage: (ask: Asked) => asked.push(ask),
    terminate: () => {
      ended = true;
    },
    addEventListener: (kind: string, listener: (event: unknown) => void) => {
      hear[kind] = listener;
    },
  } as unknown as Work;
  const last = <K extends string>(kind: K) =>
    asked.findLast((ask): ask is Extract<Asked, { kind: K }> => 'kind' in ask && ask.kind === kind);
  return {
    work,
    asked,
    last,
    isEnded: () => ended,
    answer: (answer: Answered) => act(() => hear.message?.({ data: answer })),
    break: () => act(() => hear.error?.({})),
  };
}

export type FakeWork = ReturnType<typeof fakeWork<Ask, Answer>>;

/** What the planner uses in a test: workers that are kept for it, and one day whatever is asked for. */
export function fakeTools(
  opened: { day: Day; sequences: Sequences },
  part: Partial<PlannerTools> = {},
): { tools: PlannerTools; workers: FakeWork[] } {
  const workers: FakeWork[] = [];
  const tools: PlannerTools = {
    makeWorker: () => {
      const made = fakeWork<Ask, Answer>();
      workers.push(made);
      return made.work;
    },
    openTown: () => new Promise(() => {}),
    openDay: async () => ({ name: 'courier', ...opened }),
    openPlan: async () => ({ ...opened, isSimple: false }),
    manual: async ({ vans, stops }) =>
      vans.map((_, i) => (i === 0 ? stops.map(({ id }) => id) : [])),
    ...part,
  };
  return { tools, workers };
}
