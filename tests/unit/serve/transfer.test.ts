// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboutPage, type ServedSite, serveSite } from './site-folder';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.remove());

const get: ServedSite['get'] = (...request) => site.get(...request);

const revalidate = 'public, max-age=0, must-revalidate';

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
    ['zstd', null],
    ['', null],
  ])('%j gets %s', async (accept, encoding) => {
    const response = await get('/about', { 'Accept-Encoding': accept });
    const { body, headers } = response;
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
    });
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode?.(body) ?? body).toString()).toBe(aboutPage);
  });

  test.each([
    ['/_next/static/only-gzip.css', 'gzip'],
    ['/about.txt', null],
    ['/images/photo.avif', null],
  ])('%s falls back to what there is', async (path, encoding) => {
    const response = await get(path, { 'Accept-Encoding': 'br, gzip' });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding'] ?? null).toBe(encoding);
  });

  test('the 404 document is compressed too', async () => {
    const response = await get('/zzz', { 'Accept-Encoding': 'br' });
    expect([response.status, response.headers['content-encoding']]).toEqual([404, 'br']);
    const body = brotliDecompressSync(response.body);
    expect(body.toString()).toContain('Not found');
  });
});

describe('conditional requests', () => {
  const etagOf = async (headers: Record<string, string> = {}) =>
    (await get('/about', headers)).headers.etag ?? '';

  test('each coding has a tag of its own', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map((a) => etagOf({ 'Accept-Encoding': a })));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak tag', (tag: string) => `W/${tag}`, 304],
    ['a list', (tag: string) => `"x", ${tag}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['the tag without quotes', (tag: string) => tag.replaceAll('"', ''), 200],
  ])('%s', async (_, header, status) => {
    const tag = await etagOf();
    const response = await get('/about', { 'If-None-Match': header(tag) });
    expect(response.status).toBe(status);
    expect(response.headers.etag).toBe(tag);
    expect(response.headers['cache-control']).toBe(revalidate);
    expect(response.headers.vary).toBe('Accept-Encoding');
    if (status === 304) expect(response.body.toString()).toBe('');
  });

  test('a missing page is never 304', async () => {
    expect((await get('/zzz', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-99', '9', 'bytes 9-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
  ])('%s', async (range, content, contentRange) => {
    const response = await get('/digits.bin', { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.headers['content-length']).toBe(String(content.length));
    expect(response.body.toString()).toBe(content);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=3-1'])('%s is 416', async (range) => {
    const response = await get('/digits.bin', { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */10');
  });

  test.each(['bytes=', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,3-4'])(
    '%s is ignored',
    async (range) => {
      const response = await get('/digits.bin', { Range: range });
      expect([response.status, response.body.toString()]).toEqual([200, '0123456789']);
    },
  );

  test('parts are of the plain file, whatever the client accepts', async () => {
    const response = await get('/about', { Range: 'bytes=0-6', 'Accept-Encoding': 'br' });
    expect([response.status, response.body.toString()]).toEqual([206, '<title>']);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('a part of a file that changed is the whole file', async () => {
    const tag = (await get('/digits.bin')).headers.etag ?? '';
    const ask = async (ifRange: string) =>
      (await get('/digits.bin', { Range: 'bytes=0-1', 'If-Range': ifRange })).status;
    expect([await ask(tag), await ask('"x"')]).toEqual([206, 200]);
  });

  test('HEAD, an empty file and a missing one have no parts', async () => {
    const headers = { Range: 'bytes=0-1' };
    expect((await get('/digits.bin', headers, 'HEAD')).status).toBe(200);
    expect((await get('/empty.txt', headers)).status).toBe(416);
    expect((await get('/empty.txt')).status).toBe(200);
    expect((await get('/zzz', headers)).status).toBe(404);
  });
});
