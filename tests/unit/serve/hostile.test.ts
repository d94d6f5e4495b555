// @vitest-environment node
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw } from '../../hosts/host';
import { aboutPage, type ServedSite, serveSite } from './site-folder';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
  await symlink(join(site.path, 'secret.txt'), join(site.root, 'link.txt'));
});
afterAll(() => site.remove());

describe('hostile paths', () => {
  const paths = [
    '/../secret.txt',
    '/..\\secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/about/..%5c..%5csecret.txt',
    '/..%255c..%255csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '//etc/passwd',
    '///etc/passwd',
    '//example.com/',
    '//example.com/%2e%2e/',
    '/about//',
    '/etc%2fpasswd',
    '/about%00',
    '/about%00.html',
    '/%0d%0aSet-Cookie:x',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ff',
    `/${'a'.repeat(8192)}`,
    `/${'a/'.repeat(4000)}`,
    `/${'%2e%2e/'.repeat(1000)}secret.txt`,
    '/.env',
    '/.git/config',
    '/about/.hidden',
    '/.well-known/.env',
    '/link.txt',
  ];

  test.each(paths)('%s stays inside', async (path) => {
    const { status, headers, body } = await site.get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('SECRET');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test.each([
    '/about/../about',
    '/about/../blog/first',
    '/about/..',
    '/about/../',
    '/about/..?a=1',
    '/./about',
    '/about/.',
    '/%2e%2e/about',
    '/about/%2E%2e/about',
    '/about/.%2e/about',
    '/about\\..\\about',
  ])('%s is refused, though it stays inside', async (path) => {
    const { status, headers } = await site.get(path);
    expect([status, headers['x-frame-options']]).toEqual([400, 'DENY']);
  });

  test.each(['\\', 'secret.txt', '*'])('the request %j is refused', async (path) => {
    const answer = await askRaw(
      { at: { port: site.port, host: 'localhost' }, stop: async () => undefined },
      `GET ${path} HTTP/1.1`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('SECRET');
  });

  test('the server still answers', async () => {
    expect((await site.get('/about')).body.toString()).toBe(aboutPage);
  });
});
