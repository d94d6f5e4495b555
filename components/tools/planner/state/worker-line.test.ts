import { expect, it, vi } from 'vitest';
import type { Ask } from '@/lib/planner/worker/messages';
import type { Work } from '@/lib/planner/worker/one-worker';
import { dayOf } from '@/tests/support/planner-day';
import { patienceMs, workerLine } from './worker-line';

it('goes on waiting for the last answer when one to an earlier question comes', () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  let tell: (event: { data: unknown }) => void = () => {};
  const addEventListener = vi.fn((kind, listener) => {
    if (kind === 'message') tell = listener;
  });
  const work = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener };
  const line = workerLine(() => work, vi.fn(), lost);
  const { day, sequences } = dayOf(10);
  for (const job of [1, 2]) line.send({ kind: 'draw', job, day, sequences } satisfies Ask);
  tell({ data: { kind: 'failed', job: 1, message: '' } });
  vi.advanceTimersByTime(patienceMs);
  expect(lost).toHaveBeenCalledWith('silent');
});

it('waits 80 s for an answer about a thousand stops', () => {
  vi.useFakeTimers();
  const lost = vi.fn();
  const work: Work = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener: vi.fn() };
  const line = workerLine(() => work, vi.fn(), lost);
  const { day, sequences } = dayOf(1000);
  line.send({ kind: 'draw', job: 1, day, sequences } satisfies Ask);
  vi.advanceTimersByTime(79_999);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lost).toHaveBeenCalledWith('silent');
});
