// @vitest-environment node
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/scripts/serve/create-app';
import { type Listening, listen } from '@/scripts/serve/listen';
import { aboutPage, siteFolder } from './site-folder';

let folder: Awaited<ReturnType<typeof siteFolder>>;
let app: Hono;
let listening: Listening;

beforeAll(async () => {
  folder = await siteFolder();
  await symlink(join(folder.path, 'secret.txt'), join(folder.root, 'link.txt'));
  app = createApp({ root: folder.root, mailListFile: join(folder.path, 'mail-list.txt') });
  listening = await listen(app, 0);
});

afterAll(async () => {
  listening.server.close();
  await folder.remove();
});

describe('hostile paths', () => {
  const paths = [
    '/../secret.txt',
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
    const response = await app.request(`http://localhost${path}`);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('SECRET');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  // Raw sockets, because clients tidy an address before they send it.
  const raw = async (request: string): Promise<string> => {
    const socket = connect(listening.port, 'localhost');
    await once(socket, 'connect');
    socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  test.each([...paths, '/..\\secret.txt', '\\', 'secret.txt', '*'])(
    '%s stays inside, as sent',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain('SECRET');
    },
  );

  test('a backslash is refused with the security headers', async () => {
    expect(await raw('GET /..\\x HTTP/1.1')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*x-frame-options: DENY/i,
    );
  });

  test('the server still answers', async () => {
    const response = await fetch(`http://localhost:${listening.port}/about`);
    expect(await response.text()).toBe(aboutPage);
  });
});
