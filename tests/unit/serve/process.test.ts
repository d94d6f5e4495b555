// @vitest-environment node
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runServer, type ServerProcess, startServer } from './server-process';
import { siteFolder } from './site-folder';

// A process takes its time to start where the processors are busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: Awaited<ReturnType<typeof siteFolder>>;
let file: string;
let running: ServerProcess[] = [];

beforeEach(async () => {
  folder = await siteFolder();
  file = join(folder.path, 'mail-list.txt');
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  await folder.remove();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer(folder.path, file);
  running.push(server);
  return server;
}

const post = (server: ServerProcess, email: string) =>
  fetch(`${server.url}/v1/iam/mail-list`, { method: 'POST', body: JSON.stringify({ email }) });

const stored = async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1);

describe('a server that is killed', () => {
  test('has every address on disk that it answered with success', async () => {
    const server = await start();
    const kept: string[] = [];
    const lost: string[] = [];
    // Each client posts until the server is gone, so the kill always comes in the middle.
    const client = async (_: unknown, id: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const email = `user${id}-${count}@example.com`;
        const response = await post(server, email).catch(() => null);
        if (response?.status !== 200) {
          lost.push(email);
          return;
        }
        kept.push(email);
        if (kept.length === 400) server.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 300 }, client));
    expect(await server.ended).toBeNull();
    expect(kept.length).toBeGreaterThanOrEqual(400);
    expect(lost).toHaveLength(300);
    expect(await stored()).toEqual(expect.arrayContaining(kept));

    await writeFile(file, 'torn@exam', { flag: 'a' });
    const next = await start();
    expect(await readFile(file, 'utf8')).not.toContain('torn@exam');
    expect(await stored()).toEqual(expect.arrayContaining(kept));
    const again = await Promise.all([...kept, ...lost].map((email) => post(next, email)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored()).toSorted()).toEqual([...kept, ...lost].toSorted());
  });
});

describe('a running server', () => {
  test('answers 413 to a long chunked body and goes on', async () => {
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    await once(socket, 'connect');
    const chunk = `1000\r\n${'a'.repeat(0x1000)}\r\n`;
    const head = 'POST /v1/iam/mail-list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"message"/);
    expect((await post(server, 'ana@example.com')).status).toBe(200);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly at %s', async (signal) => {
    const server = await start();
    await (await fetch(server.url)).text();
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  test('says nothing but its address', async () => {
    expect((await start()).url).toMatch(/^http:\/\/localhost:\d+$/);
  });
});

describe('a server that cannot start', () => {
  test('says that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { code, errors } = await runServer(folder.path, { PORT: port, MAIL_LIST_FILE: file });
    other.close();
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(new RegExp(`^Port ${port} is taken: .*\\.$`));
  });

  test('says that the site is not built', async () => {
    const { code, errors } = await runServer(folder.root, { PORT: '0' });
    expect([code, errors.trim()]).toEqual([
      1,
      "There is no folder 'out' to serve: run 'npm run build' first.",
    ]);
  });

  test.each(['x', '-1', '65536', '1.5'])('refuses the port %s', async (port) => {
    const { code, errors } = await runServer(folder.path, { PORT: port });
    expect(code).toBe(1);
    expect(errors).toContain('PORT must be a whole number');
  });
});
