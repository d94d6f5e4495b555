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

/** Copies of pages that the device keeps, in the order in which they were kept. */
export function stubCopies(pages: Readonly<Record<string, string>>) {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `https://www.site.test${path}` })),
    match: async ({ url }: { url: string }) => new Response(pages[new URL(url).pathname]),
  };
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
}
