import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDay, readSavedDay, saveDay } from '@/lib/planner/share/saved';
import { savedAt } from '@/lib/planner/share/saved-at';
import { bringTown, randomDay } from './days';

const stored = new Map<string, string>();
const now = new Date('2026-11-22T21:00:00Z');

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('comes back as it was, five hundred stops included', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const shared = randomDay(seed, 500);
    expect(saveDay(shared, now)).toBe(true);
    expect(await readSavedDay(bringTown)).toEqual({ shared, at: now });
  }
});

it('is gone when it is forgotten', async () => {
  saveDay(randomDay(1), now);
  expect(savedAt()).toEqual(now);
  expect(forgetDay()).toBe(true);
  expect(savedAt()).toBeUndefined();
  expect(await readSavedDay(bringTown)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it.each([
  ['nothing', ''],
  ['another form', '2 2026-11-22T21:00:00.000Z abc'],
  ['no time', '1 yesterday abc'],
  ['no letters', '1 2026-11-22T21:00:00.000Z'],
  ['damaged letters', '1 2026-11-22T21:00:00.000Z abcdef'],
  ['something else', '{"a":1}'],
])('is not offered where the device holds %s', async (what, text) => {
  stored.set('planner-day', text);
  expect(await readSavedDay(bringTown)).toBeUndefined();
  if (what === 'another form') expect(savedAt()).toBeUndefined();
  expect(stored.get('planner-day')).toBe(text);
});

it('says where the device refuses', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(saveDay(randomDay(1), now)).toBe(false);
});
