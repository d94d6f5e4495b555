// @vitest-environment node
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { ask } from '../../hosts/host';
import { startServe } from '../../hosts/serve-process';
import { type ServedSite, serveSite } from './site-folder';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.remove());

const revalidate = 'public, max-age=0, must-revalidate';

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
    const answer = await site.get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(content);
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
    const { status, headers } = await site.get(from);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, to, revalidate]);
  });

  test('a site without a 404 page still answers 404', async () => {
    const bare = await startServe(join(site.root, 'images'));
    const { status, body } = await ask(bare, '/zzz');
    await bare.stop();
    expect([status, body.toString()]).toEqual([404, 'Not found']);
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
    const { headers } = await site.get(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
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
    const answer = await site.get(path, {}, method);
    expect(answer.status).toBe(status);
    for (const { name, value } of securityHeaders) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
      expect(answer.times(name.toLowerCase())).toBe(1);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s on a page is 405',
    async (method) => {
      const { status, headers } = await site.get('/about', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each(['/about', '/about.txt', '/zzz', '/digits.bin', '/about/'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const [head, full] = await Promise.all([site.get(path, {}, 'HEAD'), site.get(path)]);
      const of = ({ status, headers: { date: _, ...rest } }: typeof full) => [status, rest];
      expect(of(head)).toEqual(of(full));
      expect(head.body).toHaveLength(0);
    },
  );
});
