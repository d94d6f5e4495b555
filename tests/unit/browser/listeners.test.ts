import { expect, it, vi } from 'vitest';
import { listeners } from '@/lib/browser/listeners';

it('listeners are all told, until they leave', () => {
  const { tell, listen } = listeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = listen(first);
  listen(second);
  tell();
  leave();
  tell();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

it('listeners have their source watched once, from the first to the last of them', () => {
  const stop = vi.fn();
  const start = vi.fn<(tell: () => void) => () => void>(() => stop);
  const { listen } = listeners(start);
  const listener = vi.fn();
  const leave = listen(listener);
  const leaveToo = listen(() => {});
  expect(start).toHaveBeenCalledTimes(1);
  start.mock.calls[0]?.[0]();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  leave();
  expect(stop).not.toHaveBeenCalled();
  leaveToo();
  leaveToo();
  expect(stop).toHaveBeenCalledTimes(1);
  listen(listener);
  expect(start).toHaveBeenCalledTimes(2);
});
