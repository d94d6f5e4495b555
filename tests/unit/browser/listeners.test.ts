import { describe, expect, it, vi } from 'vitest';
import { listeners } from '@/lib/browser/listeners';

describe('listeners', () => {
  it('are all told, until they leave', () => {
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

  it('have their source watched once, from the first to the last of them', () => {
    const start = vi.fn<(tell: () => void, signal: AbortSignal) => void>();
    const { listen } = listeners(start);
    const isWatched = () => !start.mock.lastCall?.[1].aborted;
    const listener = vi.fn();
    const leave = listen(listener);
    const leaveToo = listen(() => {});
    expect(start).toHaveBeenCalledTimes(1);
    start.mock.calls[0]?.[0]();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    leave();
    expect(isWatched()).toBe(true);
    leaveToo();
    leaveToo();
    expect(isWatched()).toBe(false);
    listen(listener);
    expect(start).toHaveBeenCalledTimes(2);
    expect(isWatched()).toBe(true);
  });
});
