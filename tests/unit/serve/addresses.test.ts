// @vitest-environment node
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { createApp } from '@/scripts/serve/create-app';
import { type Listening, listen } from '@/scripts/serve/listen';
import { siteFolder } from './site-folder';

let folder: Awaited<ReturnType<typeof siteFolder>>;
let app: Hono;
let listening: Listening;

beforeAll(async () => {
  folder = await siteFolder();
  app = createApp({ root: folder.root, mailListFile: join(folder.path, 'mail-list.txt') });
  listening = await listen(app, 0);
});

afterAll(async () => {
  listening.server.close();
  await folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { headers, method });

const revalidate = 'public, max-age=0, must-revalidate';

/** These belong to a connection, not to the answer. */
const hopHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about?utm_source=x', 200, 'About'],
    ['/about/team', 200, 'Team'],
    ['/about/__next._tree.txt', 200, 'tree payload'],
    ['/about.txt', 200, 'about payload'],
    ['/index.txt', 200, 'home payload'],
    ['/blog/v1.2', 200, 'Dotted'],
    ['/blog/caf%C3%A9', 200, 'Café'],
    ['/.well-known/security.txt', 200, 'security@'],
    ['/zzz', 404, 'Not found'],
    ['/zzz/', 404, 'Not found'],
    ['/zzz.html', 404, 'Not found'],
    ['/zzz.txt', 404, 'Not found'],
    ['/about/zzz', 404, 'Not found'],
    ['/images', 404, 'Not found'],
    ['/images/', 404, 'Not found'],
    ['/404', 404, 'Not found'],
    ['/404/', 404, 'Not found'],
    ['/404.html', 404, 'Not found'],
    ['/_not-found', 404, 'Not found'],
    ['/_not-found.html', 404, 'Not found'],
    ['/blog/zzz', 404, 'Article not found'],
    ['/blog/deep/zzz', 404, 'Article not found'],
    ['/blog/404', 404, 'Article not found'],
    ['/blog/404.html', 404, 'Article not found'],
    ['/about.html.br', 404, 'Not found'],
    ['/about.html.gz', 404, 'Not found'],
    ['/blog/first.html/x', 404, 'Article not found'],
  ])('%s answers %i with %s', async (path, status, content) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(content);
  });

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about.html/', '/about'],
    ['/about.html?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/about/?a=1', '/about?a=1'],
    ['/blog/', '/blog'],
    ['/blog/first.html', '/blog/first'],
    ['/blog/caf%C3%A9/', '/blog/caf%C3%A9'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
  ])('%s redirects to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
    expect(response.headers.get('cache-control')).toBe(revalidate);
  });

  test('a site without a 404 page still answers 404', async () => {
    const bare = createApp({ root: join(folder.root, 'images'), mailListFile: 'unused' });
    const response = await bare.request('/zzz');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', revalidate],
    ['/about', 'text/html; charset=utf-8', revalidate],
    ['/about.txt', 'text/plain; charset=utf-8', revalidate],
    ['/sw.js', 'text/javascript; charset=utf-8', revalidate],
    ['/openapi.json', 'application/json', revalidate],
    ['/sitemap.xml', 'application/xml; charset=utf-8', revalidate],
    ['/site.webmanifest', 'application/manifest+json', revalidate],
    ['/pricing.md', 'text/markdown; charset=utf-8', revalidate],
    ['/fonts/text.woff2', 'font/woff2', revalidate],
    ['/digits.bin', 'application/octet-stream', revalidate],
    [
      '/sprites/a1b2/icons.svg',
      'image/svg+xml; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/images/map.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['/images/photo.avif', 'image/avif', 'public, max-age=86400'],
    ['/images/photo.webp', 'image/webp', 'public, max-age=86400'],
    [
      '/_next/static/chunks/a1b2.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/_next/static/chunks/zzz.js', 'text/html; charset=utf-8', revalidate],
    ['/images/zzz.avif', 'text/html; charset=utf-8', revalidate],
  ])('%s is %s, %s', async (path, type, cache) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(cache);
  });

  test.each([
    ['/', 'GET', 200],
    ['/zzz', 'GET', 404],
    ['/about/', 'GET', 308],
    ['/%zz', 'GET', 400],
    ['/about', 'DELETE', 405],
    ['/about', 'HEAD', 200],
    ['/v1/iam/mail-list', 'POST', 400],
    ['/v1/iam/mail-list', 'OPTIONS', 204],
    ['/v1/iam/mail-list', 'GET', 405],
    ['/v1/iam/zzz', 'GET', 404],
  ])('%s %s (%i) carries the security headers', async (path, method, status) => {
    const response = await get(path, {}, method);
    expect(response.status).toBe(status);
    for (const { name, value } of securityHeaders) expect(response.headers.get(name)).toBe(value);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s on a page is 405',
    async (method) => {
      const response = await get('/about', {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test.each(['/about', '/about.txt', '/zzz', '/digits.bin'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const url = `http://localhost:${listening.port}${path}`;
      const [head, full] = await Promise.all([fetch(url, { method: 'HEAD' }), fetch(url)]);
      await full.arrayBuffer();
      const of = (response: Response) =>
        [...response.headers].filter(([name]) => !hopHeaders.has(name));
      expect(head.status).toBe(full.status);
      expect(of(head)).toEqual(of(full));
      expect(await head.text()).toBe('');
    },
  );
});
