import { beforeEach, expect, it, vi } from 'vitest';
import { settled } from '@/scripts/dev/settled';

beforeEach(() => {
  vi.useFakeTimers();
});

it('works once calls for it have paused', async () => {
  const work = vi.fn(async () => {});
  const soon = settled(work, 30);
  soon();
  await vi.advanceTimersByTimeAsync(29);
  soon();
  await vi.advanceTimersByTimeAsync(29);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});

it('never works twice at a time, and once more for calls in between', async () => {
  let running = 0;
  const most: number[] = [];
  const work = vi.fn(async () => {
    running += 1;
    most.push(running);
    await new Promise((done) => setTimeout(done, 100));
    running -= 1;
  });
  const soon = settled(work, 10);
  for (const pause of [10, 40, 40, 300]) {
    soon();
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(most).toEqual([1, 1]);
});

it('goes on after a work that failed', async () => {
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error('once'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const soon = settled(work, 10);
  for (const _ of ['fails', 'works']) {
    soon();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(work).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenCalledOnce();
});
