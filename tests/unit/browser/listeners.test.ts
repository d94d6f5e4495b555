import { expect, it, vi } from 'vitest';
import { listeners } from '@/lib/browser/listeners';

it('listeners are all told until they leave, and their source is watched from the first to the last', () => {
  const start = vi.fn<(tell: () => void, signal: AbortSignal) => void>();
  const { tell, listen } = listeners(start);
  const isWatched = () => start.mock.lastCall?.[1].aborted === false;
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = listen(first);
  const leaveToo = listen(second);
  tell();
  leave();
  leave();
  expect([start.mock.calls.length, isWatched()]).toEqual([1, true]);
  start.mock.calls[0]?.[0]();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
  leaveToo();
  leaveToo();
  expect(isWatched()).toBe(false);
  listen(first);
  expect([start.mock.calls.length, isWatched()]).toEqual([2, true]);
});
