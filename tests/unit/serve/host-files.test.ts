import { readFileSync } from 'node:fs';
import { parseAllHeaders } from '@netlify/headers-parser';
import redirector from 'netlify-redirector';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { copiesHeader, securityHeaders } from '@/deploy/headers';
import { fillPart, headersFile, nginxFile, redirectsFile } from '@/scripts/host-files/host-files';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { files, left, moved } from '../../hosts/contract';
import { temporaryFolder } from '../../support/folder';

const text = redirectsFile(left);
const plain = (address: string) => address.replace(/\?[^#]*/, '');

/** What Netlify's own engine makes of an address; a file comes before it but where it is forced. */
async function onNetlify(address: string) {
  const [path = '', query = ''] = address.split('?');
  const nothing = () => '';
  return (await redirector.parsePlain(text, {})).match({
    ...{ scheme: 'https', host: 'localhost', path, query },
    ...{ getHeader: nothing, getCookie: nothing },
  });
}

const headerValue = (name: string) => securityHeaders.find((header) => header.name === name)?.value;

test.each([
  // A browser comes back by https only, for two years.
  ['Strict-Transport-Security', /^max-age=63072000; includeSubDomains/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Content-Security-Policy', /^frame-ancestors 'none'$/],
  ['X-Frame-Options', /^DENY$/],
  ['Permissions-Policy', /\bcamera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/],
])('the header %s of every answer is %s', (name, value) =>
  expect(headerValue(name)).toMatch(value),
);

describe('_headers, read as Netlify does', () => {
  const folder = temporaryFolder('all');
  let rules: readonly { readonly forRegExp: RegExp; readonly values: Record<string, string> }[];

  beforeAll(async () => {
    await folder.write({ _headers: headersFile() });
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [folder.at('_headers')],
      configHeaders: undefined,
      minimal: false,
    });
    expect(errors).toEqual([]);
    rules = headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : []));
  });

  const headersOf = (path: string) =>
    new Headers(
      rules.flatMap(({ forRegExp, values }) =>
        forRegExp.test(path) ? Object.entries(values) : [],
      ),
    );

  test.each([
    ...files.map(([path]) => plain(path)),
    '/_next/static/chunks/a1b2.js',
    '/sprites/a1b2/icons.svg',
    '/images/map.svg',
    '/sw.js',
  ])('%s has the headers and the time of the contract', (path) => {
    const headers = headersOf(path);
    for (const { name, value } of securityHeaders) expect(headers.get(name)).toBe(value);
    // Without a rule, both hosts send this by themselves.
    expect(headers.get('cache-control') ?? revalidate).toBe(cacheControl(path));
    const isCopy = path.endsWith('.md');
    expect(headers.get(copiesHeader.name)).toBe(isCopy ? copiesHeader.value : null);
  });

  test('the feed is Atom; of no other file it says what it is', () => {
    expect(headersOf('/feed.xml').get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(headersOf('/sitemap.xml').has('content-type')).toBe(false);
  });

  test("keeps within Cloudflare's 100 rules and 2,000 characters a line", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

test.each(moved)('_redirects on Netlify, %s leads to %s', async (from, to) => {
  expect(await onNetlify(from)).toMatchObject({ to: plain(to), status: 301, force: true });
});

test.each([
  ['/404', '/404.html', true],
  ['/404.html', '/404.html', true],
  ['/blog/404.html', '/blog/404.html', true],
  ['/blog/deep/zzz', '/blog/404.html', false],
])('_redirects on Netlify, %s is missing', async (path, to, force) => {
  expect(await onNetlify(path)).toMatchObject({ to, status: 404, force });
});

test.each(['/', '/pricing', '/zzz', '/old-prices.md', '/old-price', '/Old-Prices'])(
  '_redirects on Netlify, %s is not led anywhere',
  async (path) => {
    expect(await onNetlify(path)).toBeNull();
  },
);

// Cloudflare skips the mark and other states, and compares the path as it is.
test.each<[string, string, string]>([
  ...moved.map(([from, to]): [string, string, string] => [plain(from), plain(to), '301']),
  ['/404', '/not-found', '302'],
  ['/blog/404.html', '/blog/not-found', '302'],
])('_redirects on Cloudflare, %s leads to %s', (from, to, status) => {
  const rules = text.split('\n').map((line) => line.split(' '));
  const rule = rules.find(([path, , state]) => path === from && /^30[12]$/.test(state ?? ''));
  expect(rule?.slice(1)).toEqual([to, status]);
});

test.each([
  [404, revalidate],
  [200, cacheControl('/_next/static/x.js')],
])("Cloudflare's Worker lets %i be kept: %s", async (status, time) => {
  const { default: worker } = await import('@/deploy/cloudflare/worker.js');
  const headers = { 'Cache-Control': cacheControl('/_next/static/x.js'), A: 'b' };
  const ASSETS = { fetch: async () => new Response('body', { status, headers }) };
  const answer = await worker.fetch(new Request('https://x/_next/static/x.js'), { ASSETS });
  expect([answer.status, await answer.text()]).toEqual([status, 'body']);
  expect([answer.headers.get('cache-control'), answer.headers.get('a')]).toEqual([time, 'b']);
});

test("Cloudflare's Worker hands events on to a collector that is set, without cookies", async () => {
  const { default: worker } = await import('@/deploy/cloudflare/worker.js');
  const network = vi.fn(async (_: string, { headers }: { headers: Headers }) =>
    Response.json([...headers]),
  );
  vi.stubGlobal('fetch', network);
  const headers = { Cookie: 'a=b', 'CF-Connecting-IP': '203.0.113.7' };
  const event = new Request('https://x/api/event', { method: 'POST', headers });
  const ASSETS = { fetch: async () => new Response(null, { status: 405 }) };
  expect((await worker.fetch(event, { ASSETS, EVENTS_URL: '' })).status).toBe(405);
  const answer = await worker.fetch(event, { ASSETS, EVENTS_URL: 'https://count.test/api/event' });
  expect(network.mock.lastCall?.[0]).toBe('https://count.test/api/event');
  const sent = Object.fromEntries(await answer.json());
  expect(sent).toEqual({ 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' });
});

test("nginx's file says what its sources say (npm run deploy:files)", () => {
  const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
  // A build writes the redirects of content, committed or not.
  expect(fillPart(conf, 'redirects', [])).toBe(nginxFile(conf, []));
});
