import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { count as Count } from '@/lib/events/count';
import { eventLines } from '@/lib/events/table';

const network = vi.fn<typeof fetch>();

/** The function in a build with this collector, on a page of this address. */
async function countAt(collector: string, page = 'https://example.com/pricing') {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_EVENTS_URL', collector);
  vi.stubEnv('NEXT_PUBLIC_EVENTS_SITE', 'example.com');
  vi.stubGlobal('location', new URL(page));
  const module: { count: typeof Count } = await import('@/lib/events/count');
  return module.count;
}

const collector = 'https://count.test/api/event';
const found = vi.fn<(id: string) => object | null>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('document', { referrer: '', getElementById: found });
  found.mockReturnValue(null);
});

const sent = () => JSON.parse(String(network.mock.lastCall?.[1]?.body));

it('sends an event as Plausible takes it, without cookies', async () => {
  vi.stubGlobal('document', { ...document, referrer: 'https://search.test/?q=private' });
  const count = await countAt(collector);
  count('Trial clicked', { place: 'hero' });
  expect(network).toHaveBeenCalledExactlyOnceWith(collector, {
    ...{ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
    // A string goes as text/plain.
    body: expect.any(String),
  });
  expect(sent()).toEqual({
    ...{ name: 'Trial clicked', url: 'https://example.com/pricing', domain: 'example.com' },
    ...{ referrer: 'https://search.test', props: { place: 'hero' } },
  });
});

it('leaves out what may have been typed: query, hash and unknown addresses', async () => {
  const count = await countAt(collector, 'https://example.com/blog?search=my+name#words');
  count('pageview');
  expect(sent().url).toBe('https://example.com/blog');
  found.mockReturnValue({});
  count('404 seen');
  expect(sent().url).toBe('https://example.com/404');
});

it.each([
  ['no collector is set', '', {}],
  ['the browser asks for it by Global Privacy Control', collector, { globalPrivacyControl: true }],
  ['the browser asks for it by Do Not Track', collector, { doNotTrack: '1' }],
])('sends nothing where %s', async (_, address, signals) => {
  vi.stubGlobal('navigator', signals);
  const count = await countAt(address);
  count('pageview');
  expect(network).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => network.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is taken away', () => vi.stubGlobal('fetch', undefined)],
])('breaks nothing where the network %s', async (_, fail) => {
  const count = await countAt(collector);
  fail();
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  expect(() => count('pageview')).not.toThrow();
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

/** The table of the docs: `npx vitest run tests/unit/events --update` writes it anew. */
it('is described in docs/events.md', async () => {
  const file = 'docs/events.md';
  const rows = [['event', 'counted when', 'props'], [], ...eventLines];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = widths.map((width, at) => row[at]?.padEnd(width) ?? '-'.repeat(width));
    return `| ${cells.join(' | ')} |\n`;
  });
  const text = readFileSync(file, 'utf8').replace(/^\| event .*\n(\|.*\n)+/m, lines.join(''));
  await expect(text).toMatchFileSnapshot(`../../../${file}`);
});
