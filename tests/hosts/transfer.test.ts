import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { revalidate } from '@/scripts/serve/cache-control';
import { ask } from './host';
import { built, expectSecurityHeaders, hosts, running } from './hosts';

const page = '/pricing';
const file = 'pricing.html';
const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

describe.each(hosts)('$name', ({ start }) => {
  const host = running(start);
  const get = (headers: Record<string, string>, path = page) => ask(host(), path, { headers });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['', 'identity'],
  ])('who accepts %j gets %s', async (accept, coding) => {
    for (const [path, source] of [
      [page, file],
      ['/contact.txt', 'contact.txt'],
      ['/zzz', '404.html'],
    ] as const) {
      const { headers, body, times } = await get({ 'accept-encoding': accept }, path);
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(decoders[coding]?.(body).equals(await built(source))).toBe(true);
      expect(headers['content-length']).toBe(String(body.length));
      expect([headers.vary, times('vary')]).toEqual(['Accept-Encoding', 1]);
    }
  });

  test('the compressed copies of the build are sent as they are', async () => {
    const br = await get({ 'accept-encoding': 'br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(br.body.equals(await built(`${file}.br`))).toBe(true);
    expect(gzip.body.equals(await built(`${file}.gz`))).toBe(true);
  });

  test('what was too small to compress is sent plain', async () => {
    const path = '/.well-known/security.txt';
    const { headers, body } = await get({ 'accept-encoding': 'br, gzip' }, path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(await built(path.slice(1)))).toBe(true);
  });

  test('each coding has a tag of its own, and the tag answers 304', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': coding };
      const { etag = '' } = (await get(accept)).headers;
      expect(etag).toMatch(/^"[\w-]+"$/);
      tags.add(etag);
      for (const wanted of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const answer = await get({ ...accept, 'if-none-match': wanted });
        expect([answer.status, answer.body.length]).toEqual([304, 0]);
        expect(answer.headers['cache-control']).toBe(revalidate);
        expectSecurityHeaders(answer);
      }
    }
    expect(tags.size).toBe(3);
  });

  test('a part and a coding are never mixed', async () => {
    // A server may send the part of the plain file, or all of the compressed one.
    const { status, headers, body } = await get({ range: 'bytes=0-6', 'accept-encoding': 'br' });
    const whole = await built(file);
    if (status === 206) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.equals(whole.subarray(0, 7))).toBe(true);
    } else {
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      expect(brotliDecompressSync(body).equals(whole)).toBe(true);
    }
  });
});
