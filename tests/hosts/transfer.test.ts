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

  // The server may choose: nginx weighs no q-values but 0, and knows no star.
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip', 'br'],
    ['*', 'br', 'identity'],
    ['*;q=0', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['', 'identity'],
  ])('who accepts %j gets %s', async (accept, ...codings) => {
    for (const [path, source] of [
      [page, file],
      ['/contact.txt', 'contact.txt'],
      ['/zzz', '404.html'],
    ] as const) {
      const { headers, body, times } = await get({ 'accept-encoding': accept }, path);
      const coding = headers['content-encoding'] ?? 'identity';
      expect(codings).toContain(coding);
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

  test.each([
    [{ 'if-none-match': '"x"' }, page, 200],
    [{ 'if-none-match': '*' }, page, 304],
    [{ 'if-none-match': '*' }, '/zzz', 404],
    [{ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, page, 200],
  ])('%j on %s is %i', async (headers, path, status) => {
    expect((await get(headers, path)).status).toBe(status);
  });

  test.each([
    ['bytes=0-6', 0, 7],
    ['bytes=-5', -5, undefined],
  ])('%s is a part of the plain file', async (range, from, to) => {
    const plain = await built(file);
    const answer = await get({ range });
    const part = plain.subarray(from, to);
    expect(answer.status).toBe(206);
    expect(answer.body.equals(part)).toBe(true);
    const first = from < 0 ? plain.length + from : from;
    expect(answer.headers['content-range']).toBe(
      `bytes ${first}-${first + part.length - 1}/${plain.length}`,
    );
    expectSecurityHeaders(answer);
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

  test.each(['bytes=99999999-', 'bytes=-0'])('%s is nothing of the file', async (range) => {
    const { status, headers } = await get({ range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${(await built(file)).length}`);
  });

  test('a part of a file that changed is the whole file', async () => {
    const { etag = '' } = (await get({})).headers;
    const ask = async (tag: string) => (await get({ range: 'bytes=0-1', 'if-range': tag })).status;
    expect([await ask(etag), await ask('"x"')]).toEqual([206, 200]);
  });
});
