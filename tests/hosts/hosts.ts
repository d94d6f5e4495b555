import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { namesIn } from '@/scripts/after-build/files';
import { left } from './contract';
import { type Answer, type Host, startServe } from './host';
import { startNginx } from './nginx-process';

const root = 'out';

export const hosts = [
  { name: 'npm run serve', start: () => startServe(root, undefined, left) },
  { name: 'nginx', start: () => startNginx(root, left) },
] as const;

/** The names of all files of the built site that have an address: compressed copies and rules of hosts have none. */
export const builtNames = async (): Promise<readonly string[]> =>
  (await namesIn(root)).filter((name) => !/\.(br|gz)$|^_(headers|redirects)$/.test(name));

export const built = (file: string): Promise<Buffer> => readFile(join(root, file));

/** Fails where a security header is missing, changed or sent twice. */
export function expectSecurityHeaders({ headers, times }: Answer): void {
  for (const { name, value } of securityHeaders) {
    expect.soft(headers[name.toLowerCase()], name).toBe(value);
    expect.soft(times(name.toLowerCase()), name).toBe(1);
  }
}

export function running(start: () => Promise<Host>): () => Host {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await start();
  }, 60_000);
  afterAll(() => host?.stop());
  return () => host as Host;
}
