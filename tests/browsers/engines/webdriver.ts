import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { bind } from '@/scripts/serve/handler';
import { ensureWebkit } from '@/scripts/test/programs';
import { patience } from './engine';

type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Value>;

interface Webdriver {
  readonly call: Call;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function endWithTests(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'));
}

async function freePort(): Promise<number> {
  const { server, port } = await bind(createServer(), 0);
  server.close();
  await once(server, 'close');
  return port;
}

async function startScreen(program: string): Promise<{ child: ChildProcess; name: string }> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithTests(child);
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { child, name: `:${String(number).trim()}` };
}

/** Starts WebKitGTK's browser on a screen of its own, driven by WebDriver. */
export async function startWebdriver(): Promise<Webdriver> {
  const { driver, browser, screen } = ensureWebkit();
  const { child: shown, name } = await startScreen(screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: name, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driven = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  endWithTests(driven);
  const ask = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  const listens = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await listens())) {
    if (driven.exitCode !== null) throw new Error('WebKitWebDriver ended before it listened.');
    await pause(50);
  }
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  return {
    version: capabilities.browserVersion,
    call: (method, path, body) => ask(method, `/session/${sessionId}${path}`, body),
    async stop() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {});
      for (const child of [driven, shown]) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
    },
  };
}
