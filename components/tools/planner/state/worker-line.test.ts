import { expect, it, vi } from 'vitest';
import type { Ask } from '@/lib/planner/worker/messages';
import { dayOf } from '@/tests/support/planner-day';
import { type Work, workerLine } from './worker-line';

it.each([
  [4, 20_000],
  [1000, 80_000],
])('waits the longer the more stops a day has: %i', (stops, patience) => {
  vi.useFakeTimers();
  const lost = vi.fn();
  const work: Work = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener: vi.fn() };
  const line = workerLine(() => work, vi.fn(), lost);
  const { day, sequences } = dayOf(stops);
  line.send({ kind: 'draw', job: 1, day, sequences } satisfies Ask);
  vi.advanceTimersByTime(patience - 1);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lost).toHaveBeenCalledWith('silent');
});
