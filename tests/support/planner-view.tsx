import { act, fireEvent, render } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { editPart } from '@/components/tools/planner/edit/edit-part';
import { phonePart } from '@/components/tools/planner/phone/phone-part';
import { Planner } from '@/components/tools/planner/planner.client';
import { type FakeWork, fakeTools, stubMedia } from './planner';
import { dayOf, planOf, sequencesOf } from './planner-day';
import { button, pass } from './screen';

/** The map's part in this: the choice of the plan. */
const toggle = vi.hoisted(() => ({ show: (_: 'manual' | 'optimized') => {} }));
vi.mock('@/components/tools/planner/map/planner-map', async () => {
  const { usePlannerActions } = await import('@/components/tools/planner/state/planner');
  return {
    PlannerMap: () => {
      toggle.show = usePlannerActions().show;
      return null;
    },
  };
});
vi.mock('@/components/tools/planner/foot/planner-files', () => ({
  PlannerFiles: ({ children }: { children: unknown }) => children,
}));
vi.mock('@/components/tools/planner/foot/planner-foot', () => ({ PlannerFoot: () => null }));

beforeAll(() => Promise.all([editPart.bring(), phonePart.bring()]));

/** Media features that hold, such as a phone's width. */
export const media = new Set<string>();
export const reducedMotion = '(prefers-reduced-motion: reduce)';

beforeEach(() => {
  media.clear();
  stubMedia((query) => media.has(query));
  vi.useFakeTimers();
});

export const opened = dayOf(4);
export const manual = planOf(opened.day, opened.sequences, {
  meters: 37_200,
  crossings: 20,
  late: 4,
});
export const better = planOf(opened.day, sequencesOf('1 2, 3 4'), { meters: 20_300 });

export const jobOf = (worker: FakeWork, kind: 'draw' | 'optimize' | 'repair') =>
  worker.last(kind)?.job ?? -1;

export async function mount(part: Parameters<typeof fakeTools>[1] = {}, day = opened) {
  const { tools, workers } = fakeTools(day, part);
  const { rerender } = render(<Planner tools={tools} />);
  await pass(0);
  const worker = () => workers.at(-1) as FakeWork;
  const start = (starts: number) => rerender(<Planner tools={tools} starts={starts} />);
  return { worker, workers, tools, start };
}

export async function ready(part: Parameters<typeof fakeTools>[1] = {}) {
  const made = await mount(part);
  const worker = made.worker();
  worker.answer({ kind: 'plan', job: jobOf(worker, 'draw'), plan: manual });
  return made;
}

export const press = (name: string | RegExp) => act(() => fireEvent.click(button(name)));

export async function optimizing(part = {}) {
  const made = await ready(part);
  press('Optimize');
  return made;
}

export const progress = (worker: FakeWork, generation: number, plan = better) =>
  worker.answer({
    ...{ kind: 'progress', job: jobOf(worker, 'optimize'), generation, generations: 500 },
    ...{ cost: 0.7, plan, trading: [0, 1] },
  });

export const done = (worker: FakeWork, part: { generation?: number; stopped?: boolean } = {}) =>
  worker.answer({
    ...{ kind: 'done', job: jobOf(worker, 'optimize'), plan: better, generation: 500 },
    ...{ generations: 500, seconds: 5.84, stopped: false, ...part },
  });

export async function optimized() {
  const made = await optimizing();
  done(made.worker());
  return made;
}

export const reading = (name: string) =>
  [...document.querySelectorAll('.planner-reading')]
    .map(({ textContent }) => textContent ?? '')
    .find((text) => text.startsWith(name)) ?? '';
export const lines = () => document.querySelector('.planner-lines')?.textContent?.trim();
export const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]')].map((row) => row.dataset.stop);
export const repaired = async (worker: FakeWork, plan = better) => {
  await pass(120);
  worker.answer({ kind: 'plan', job: jobOf(worker, 'repair'), plan });
};

export const show = (kind: 'manual' | 'optimized') => toggle.show(kind);
