import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** The server as its own process. */
export type ServerProcess = {
  readonly child: ChildProcess;
  /** Its address, as it printed it. */
  readonly url: string;
  /** Resolves with the exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
};

const script = resolve('scripts/serve/index.ts');

function spawnServer(cwd: string, env: Record<string, string>): ChildProcess {
  const loader = import.meta.resolve('tsx');
  return spawn(process.execPath, ['--import', loader, script], {
    cwd,
    env: { ...process.env, ...env },
  });
}

const ending = (child: ChildProcess): Promise<number | null> =>
  once(child, 'exit').then(([code]) => code);

/** Starts `scripts/serve/index.ts` in a folder on a free port, and waits until it listens. */
export async function startServer(cwd: string, mailListFile: string): Promise<ServerProcess> {
  const child = spawnServer(cwd, { PORT: '0', MAIL_LIST_FILE: mailListFile });
  const ended = ending(child);
  child.stderr?.pipe(process.stderr);
  const printed = new Promise<string>((found) => {
    child.stdout?.once('data', (bytes: Buffer) => found(bytes.toString().trim()));
  });
  const url = await Promise.race([printed, ended.then(() => '')]);
  if (!url) throw new Error('The server ended before it listened.');
  return { child, url, ended };
}

/** Runs a server that is expected to end by itself. */
export async function runServer(
  cwd: string,
  env: Record<string, string>,
): Promise<{ readonly code: number | null; readonly errors: string }> {
  const child = spawnServer(cwd, env);
  const [code, errors] = await Promise.all([ending(child), child.stderr ? text(child.stderr) : '']);
  return { code, errors };
}
