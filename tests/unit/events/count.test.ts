import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventLines } from '@/content/events';
import { sentTo, stubFetch } from '@/tests/support/network';

const collector = 'https://count.test/api/event';
const network = stubFetch();
const found = vi.fn<(id: string) => object | null>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('EVENTS_URL', collector);
  vi.stubEnv('NEXT_PUBLIC_EVENTS_SITE', 'example.com');
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('location', new URL('https://example.com/pricing?search=my+name#words'));
  vi.stubGlobal('document', { referrer: 'https://search.test/?q=private', getElementById: found });
  found.mockReturnValue(null);
});

const load = () => import('@/lib/events/count');

it('sends an event as Plausible takes it, without cookies and what may have been typed', async () => {
  const { count } = await load();
  count('Trial clicked', { place: 'hero' });
  expect(network).toHaveBeenCalledExactlyOnceWith(collector, {
    ...{ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
    // A string goes as text/plain.
    body: expect.any(String),
  });
  expect(sentTo(network)).toEqual({
    ...{ name: 'Trial clicked', url: 'https://example.com/pricing', domain: 'example.com' },
    ...{ referrer: 'https://search.test', props: { place: 'hero' } },
  });
});

it('counts an unknown address as such, and does not send it', async () => {
  found.mockReturnValue({});
  (await load()).countPage();
  expect(network).toHaveBeenCalledTimes(2);
  expect(sentTo(network)).toMatchObject({ name: '404 seen', url: 'https://example.com/404' });
});

it.each([
  ['no collector is set', '', {}],
  ['the browser asks for it by Global Privacy Control', collector, { globalPrivacyControl: true }],
  ['the browser asks for it by Do Not Track', collector, { doNotTrack: '1' }],
])('sends nothing where %s', async (_, address, signals) => {
  vi.stubGlobal('EVENTS_URL', address);
  vi.stubGlobal('navigator', signals);
  (await load()).countPage();
  expect(network).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => network.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is taken away', () => vi.stubGlobal('fetch', undefined)],
])('breaks nothing where the network %s', async (_, fail) => {
  fail();
  // A rejection that nobody handles would fail the run.
  (await load()).count('pageview');
  await new Promise((done) => setTimeout(done));
});

/** The table of the docs: `npx vitest run tests/unit/events --update` writes it anew. */
it('is described in docs/events.md', async () => {
  const file = 'docs/events.md';
  const rows = [['event', 'counted when (props)'], [], ...eventLines];
  const widths = [0, 1].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = widths.map((width, at) => row[at]?.padEnd(width) ?? '-'.repeat(width));
    return `| ${cells.join(' | ')} |\n`;
  });
  const text = readFileSync(file, 'utf8').replace(/^\| event .*\n(\|.*\n)+/m, lines.join(''));
  await expect(text).toMatchFileSnapshot(`../../../${file}`);
});
