import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { withRedirects } from '@/scripts/host-files/host-files';
import { revalidate } from '@/scripts/serve/cache-control';
import { files, hostile, left, missing, moved, redirects, refusedMethods } from './contract';
import { builtNames, named } from './hosts';

/** What the function hands back: the request with another name, or an answer. */
type Outcome = {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

const file = 'deploy/aws/clean-addresses.js';
const written = readFileSync(file, 'utf8');
const source = withRedirects(written, file, left);
const handler: (event: object) => Outcome = runInNewContext(`${source}; handler`);

const bucket = new Set(await builtNames());

/** Calls the function as CloudFront does: path as sent, query apart. */
function call(path: string, method = 'GET'): Outcome {
  const [uri, query] = path.split(/\?(.*)/s);
  return handler({ request: { method, uri, headers: {}, rawQueryString: () => query } });
}

/** The file of the bucket that a name stands for; null where there is none, or no sense in it. */
function fileOf(uri: string): string | null {
  try {
    const name = decodeURIComponent(uri).slice(1);
    return bucket.has(name) ? name : null;
  } catch {
    return null;
  }
}

function expectHeaders({ headers }: Outcome): void {
  for (const { name, value } of [
    ...securityHeaders,
    { name: 'Cache-Control', value: revalidate },
  ]) {
    expect(headers[name.toLowerCase()]?.value, name).toBe(value);
  }
}

describe('the function of CloudFront', () => {
  test.each(files)('%s is %s', (path, file) => {
    expect(fileOf(call(path).uri ?? '')).toBe(file);
  });

  test.each(redirects)('%s leads to %s', (from, to) => {
    const outcome = call(from);
    expect([outcome.statusCode, outcome.headers.location?.value]).toEqual([308, to]);
    expectHeaders(outcome);
  });

  test.each(moved)('%s has moved to %s', (from, to) => {
    const outcome = call(from);
    expect([outcome.statusCode, outcome.headers.location?.value]).toEqual([301, to]);
    expectHeaders(outcome);
  });

  // It cannot see which files exist: the address leads to no file, at most after one redirect.
  test.each(named(missing))('$name is missing', ({ values: [path, document] }) => {
    const first = call(path);
    const to = first.headers.location?.value;
    expect(to ?? '/').toMatch(/^\/(?!\/)/);
    expect(fileOf((to ? call(to) : first).uri ?? '')).toBeNull();
    // The articles have an origin of their own, whose missing files get the document of theirs.
    expect(path.startsWith('/blog/')).toBe(document.startsWith('blog/'));
  });

  test.each(named(hostile))('$name is refused', ({ values: [path, ...statuses] }) => {
    const outcome = call(path);
    expect(outcome.headers.location).toBeUndefined();
    expect(outcome.uri ? fileOf(outcome.uri) : null).toBeNull();
    expect(statuses).toContain(outcome.statusCode ?? 404);
    if (outcome.statusCode) expectHeaders(outcome);
  });

  test.each(['/.secret.json', '/%2Esecret.json', '/a/.secret.json', '/.well-known/.secret.json'])(
    '%s would be private even in the bucket',
    (path) => {
      expect(call(path).uri).toBe('/not-found');
    },
  );

  test.each(refusedMethods)('%s is refused', (method) => {
    const outcome = call('/pricing', method);
    expect([outcome.statusCode, outcome.headers.allow?.value]).toEqual([405, 'GET, HEAD']);
    expectHeaders(outcome);
  });

  test('HEAD is answered like GET', () => {
    expect(call('/pricing', 'HEAD').uri).toBe('/pricing.html');
  });

  test('is not too large for CloudFront, 10 KB, however many addresses were left', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ from: `/blog/${at}`, to: '/blog/a' }));
    const full = withRedirects(written, file, many);
    for (const text of [written, full]) expect(Buffer.byteLength(text)).toBeLessThan(10 * 1024);
    expect(full).toContain("'/blog/99': '/blog/a',");
  });
});
