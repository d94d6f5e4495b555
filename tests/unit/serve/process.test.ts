// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/folder';

// A process takes its time to start where the processors are busy.
vi.setConfig({ testTimeout: 60_000 });

const { at, read, write } = temporaryFolder();
const file = 'mail-list.txt';
const script = resolve('scripts/serve/index.ts');

beforeEach(() => write({ 'out/index.html': '<title>Home</title>' }));

/** The server as its own process; `ended` is its exit code, null where a signal ended it. */
function spawnServer(cwd: string, PORT: string) {
  const loader = import.meta.resolve('tsx');
  const settings = { PORT, MAIL_LIST_FILE: file, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['--import', loader, script], { cwd, env });
  const ended = once(child, 'exit').then(([code]): number | null => code);
  return { child, ended };
}

/** Starts the server on a free port, and waits until it prints its address. */
async function start() {
  const server = spawnServer(at(), '0');
  const { child, ended } = server;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.stderr.pipe(process.stderr);
  const printed = once(child.stdout, 'data').then(([bytes]) => String(bytes).trim());
  const url = await Promise.race([printed, ended.then(() => '')]);
  if (!url) throw new Error('The server ended before it listened.');
  return { ...server, url };
}

/** What a server that is expected to end by itself came to. */
async function outcome(cwd: string, port: string) {
  const { child, ended } = spawnServer(cwd, port);
  const [code, errors] = await Promise.all([ended, text(child.stderr)]);
  return { code, errors: errors.trim() };
}

const post = ({ url }: { readonly url: string }, email: string) =>
  fetch(`${url}/v1/iam/mail-list`, { method: 'POST', body: JSON.stringify({ email }) });

const stored = async () => (await read(file)).split('\n').slice(0, -1);

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

    await appendFile(at(file), 'torn@exam');
    const next = await start();
    expect(await read(file)).not.toContain('torn@exam');
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
    const { code, errors } = await outcome(at(), port);
    other.close();
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^Port ${port} is taken: .*\\.$`));
  });

  test('says that the site is not built', async () => {
    expect(await outcome(at('out'), '0')).toEqual({
      code: 1,
      errors: "There is no folder 'out' to serve: run 'npm run build' first.",
    });
  });

  test.each(['x', '-1', '65536', '1.5'])('refuses the port %s', async (port) => {
    const { code, errors } = await outcome(at(), port);
    expect(code).toBe(1);
    expect(errors).toContain('PORT must be a whole number');
  });
});
