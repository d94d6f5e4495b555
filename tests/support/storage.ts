import { vi } from 'vitest';

/** A storage of the device, and what lies in it. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  held = new Map<string, string>(),
) {
  vi.stubGlobal(name, {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}
