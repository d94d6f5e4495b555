// @vitest-environment node
// What the built site has no file for, and where the local server is stricter than its contract:
// all else about it is held in tests/hosts, together with the other servers.
import { symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { cacheControl } from '@/scripts/serve/cache-control';
import { contentType } from '@/scripts/serve/content-type';
import { ask, askRaw, type Host, startServe } from '../../hosts/host';
import { temporaryFolder } from '../../support/folder';

/** Long enough that compressing pays. */
const aboutPage = `<title>About</title>${'<p>About us.</p>'.repeat(60)}`;

const folder = temporaryFolder('all');
let host: Host;

beforeAll(async () => {
  await folder.write({
    'out/about.html': aboutPage,
    'out/about.html.br': brotliCompressSync(aboutPage),
    'out/about.html.gz': gzipSync(aboutPage),
    'out/404.html': '<title>Not found</title>',
    'out/blog/404.html': '<title>Article not found</title>',
    'out/blog/first.html': '<title>First</title>',
    'out/blog/first.md': '# First',
    'out/blog/v1.2.html': '<title>Dotted</title>',
    'out/blog/café.html': '<title>Café</title>',
    'out/_next/static/only-gzip.css': 'a{}'.repeat(10),
    'out/_next/static/only-gzip.css.gz': gzipSync('a{}'.repeat(10)),
    'out/images/photo.avif': 'avif',
    'out/digits.bin': '0123456789',
    'out/empty.txt': '',
    // Beside the site, where no request may reach it.
    'secret.txt': 'SECRET',
    'secret.html': 'SECRET',
  });
  await symlink(folder.at('secret.txt'), folder.at('out/link.txt'));
  host = await startServe(folder.at('out'), folder.at('mail-list.txt'));
});
afterAll(() => host.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(host, path, { headers, method });

test.each([
  ['/blog/v1.2', 200, 'Dotted'],
  ['/blog/caf%C3%A9', 200, 'Café'],
  ['/blog/first.html/x', 404, 'Article not found'],
])('%s answers %i with %s', async (path, status, content) => {
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([status, `<title>${content}</title>`]);
});

test('an address that is not in ASCII redirects as it was sent', async () => {
  const { status, headers } = await get('/blog/caf%C3%A9/');
  expect([status, headers.location]).toEqual([308, '/blog/caf%C3%A9']);
});

test('a site without a 404 page still answers 404', async () => {
  const bare = await startServe(folder.at('out/images'));
  const { status, body } = await ask(bare, '/zzz');
  await bare.stop();
  expect([status, body.toString()]).toEqual([404, 'Not found']);
});

const revalidate = 'public, max-age=0, must-revalidate';
const forGood = 'public, max-age=31536000, immutable';

test.each([
  ['/about.html', 'text/html; charset=utf-8', revalidate],
  ['/about.txt', 'text/plain; charset=utf-8', revalidate],
  ['/sw.js', 'text/javascript; charset=utf-8', revalidate],
  ['/openapi.json', 'application/json', revalidate],
  ['/sitemap.xml', 'application/xml; charset=utf-8', revalidate],
  ['/feed.xml', 'application/atom+xml; charset=utf-8', revalidate],
  ['/site.webmanifest', 'application/manifest+json', revalidate],
  ['/pricing.md', 'text/markdown; charset=utf-8', revalidate],
  ['/sum.csv', 'text/csv; charset=utf-8', revalidate],
  ['/fonts/text.woff2', 'font/woff2', revalidate],
  ['/digits.bin', 'application/octet-stream', revalidate],
  ['/sprites/a1b2/icons.svg', 'image/svg+xml; charset=utf-8', forGood],
  ['/images/map.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
  ['/images/photo.avif', 'image/avif', 'public, max-age=86400'],
  ['/images/photo.webp', 'image/webp', 'public, max-age=86400'],
  ['/_next/static/chunks/a1b2.js', 'text/javascript; charset=utf-8', forGood],
])('%s is %s, %s', (path, type, cache) => {
  expect([contentType(path), cacheControl(path)]).toEqual([type, cache]);
});

test.each([
  ['/v1/iam/mail-list', 'POST', 400],
  ['/v1/iam/mail-list', 'OPTIONS', 204],
  ['/v1/iam/mail-list', 'GET', 405],
  ['/v1/iam/zzz', 'GET', 404],
])('%s %s (%i) carries the security headers', async (path, method, status) => {
  const answer = await get(path, {}, method);
  expect(answer.status).toBe(status);
  for (const { name, value } of securityHeaders) {
    expect(answer.headers[name.toLowerCase()]).toBe(value);
    expect(answer.times(name.toLowerCase())).toBe(1);
  }
});

test.each([
  ['/about', 'br;q=0.1, gzip;q=0.9', 'gzip'],
  ['/about', '*', 'br'],
  ['/_next/static/only-gzip.css', 'br, gzip', 'gzip'],
  ['/images/photo.avif', 'br, gzip', undefined],
])('%s for who accepts %j comes as %s', async (path, accept, coding) => {
  const { status, headers } = await get(path, { 'Accept-Encoding': accept });
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});

test('a tag counts with its quotes alone', async () => {
  const { etag = '' } = (await get('/about')).headers;
  for (const [tag, status] of [
    [etag, 304],
    [etag.replaceAll('"', ''), 200],
  ] as const) {
    const answer = await get('/about', { 'If-None-Match': tag });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  }
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=9-99', 206, '9', 'bytes 9-9/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=99-100', 416, '', 'bytes */10'],
  ['bytes=3-1', 416, '', 'bytes */10'],
  ['bytes=', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
  ['bytes=a-b', 200, '0123456789', undefined],
  ['lines=0-1', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('%s is %i: %j', async (range, status, content, contentRange) => {
  const answer = await get('/digits.bin', { Range: range });
  expect([answer.status, answer.body.toString()]).toEqual([status, content]);
  expect(answer.headers['content-range']).toBe(contentRange);
  if (status !== 416) expect(answer.headers['content-length']).toBe(String(content.length));
});

test('parts are of the plain file, and of a file that is there and not empty', async () => {
  const headers = { Range: 'bytes=0-6', 'Accept-Encoding': 'br' };
  const part = await get('/about', headers);
  expect([part.status, part.body.toString()]).toEqual([206, '<title>']);
  expect(part.headers['content-encoding']).toBeUndefined();
  expect((await get('/digits.bin', headers, 'HEAD')).status).toBe(200);
  expect((await get('/empty.txt', headers)).status).toBe(416);
  expect((await get('/empty.txt')).status).toBe(200);
  expect((await get('/zzz', headers)).status).toBe(404);
});

test.each([
  ['/..%255c..%255csecret.txt', 404],
  ['/....//secret.txt', 404],
  ['//example.com/%2e%2e/', 400],
  ['/link.txt', 404],
  // These stay inside, but no browser sends them.
  ['/about/../about', 400],
  ['/about/../blog/first', 400],
  ['/about/..', 400],
  ['/about/../', 400],
  ['/about/..?a=1', 400],
  ['/./about', 400],
  ['/about/.', 400],
  ['/%2e%2e/about', 400],
  ['/about/%2E%2e/about', 400],
  ['/about/.%2e/about', 400],
  ['/about\\..\\about', 400],
])('%s is refused with %i', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.headers['x-frame-options']]).toEqual([status, 'DENY']);
  expect(answer.body.toString()).not.toContain('SECRET');
});

const tooLong = 'x'.repeat(20_000);

// None of these becomes a request: Node itself would answer, without a header of ours.
test.each([
  ['no HTTP at all', 'nonsense', 400],
  ['a path with a space', 'GET /about us HTTP/1.1', 400],
  ['a header without a name', 'GET /about HTTP/1.1\r\n: x', 400],
  ['two lengths', 'POST /about HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 400],
  ['headers without end', `GET /about HTTP/1.1\r\nX-Long: ${tooLong}`, 431],
])('%s carries the security headers', async (_, line, status) => {
  const answer = await askRaw(host, line);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  for (const { name, value } of securityHeaders) {
    expect(answer.split(`\r\n${name}: ${value}\r\n`)).toHaveLength(2);
  }
});

test('a request without a host is refused, with the headers', async () => {
  const connection = connect(host.at);
  connection.write('GET /about HTTP/1.1\r\nConnection: close\r\n\r\n');
  const answer = await text(connection);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('\r\nX-Frame-Options: DENY\r\n');
});
