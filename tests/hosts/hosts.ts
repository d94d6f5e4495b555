import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';
import { filesIn } from '@/scripts/after-build/files';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { contentType } from '@/scripts/serve/content-type';
import { type files, left, type missing, type moved, type redirects } from './contract';
import { type Answer, ask, type Host, startServe } from './host';
import { startNginx } from './nginx-process';

/** The built site; `set-up.ts` sees to it that it is there. */
export const root = 'out';

/** The servers that keep the contract. */
export const hosts = [
  { name: 'npm run serve', start: () => startServe(root, undefined, left) },
  { name: 'nginx', start: () => startNginx(root, left) },
] as const;

/** The names of all files of the built site that have an address: compressed copies and rules of hosts have none. */
export const builtNames = async (): Promise<readonly string[]> =>
  (await filesIn(root))
    .map((file) => relative(root, file))
    .filter((name) => !/\.(br|gz)$|^_(headers|redirects)$/.test(name));

/** The bytes of a file of the built site. */
export const built = (file: string): Promise<Buffer> => readFile(join(root, file));

/** Fails where a security header is missing, changed or sent twice. */
export function expectSecurityHeaders({ headers, times }: Answer): void {
  for (const { name, value } of securityHeaders) {
    expect.soft(headers[name.toLowerCase()], name).toBe(value);
    expect.soft(times(name.toLowerCase()), name).toBe(1);
  }
}

/** A host that runs while the tests of a file or group do. */
export function running(start: () => Promise<Host>): () => Host {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await start();
  }, 60_000);
  afterAll(() => host?.stop());
  return () => host as Host;
}

/** Cases with a name of bearable length. */
export const named = <Case extends readonly [string, ...unknown[]]>(cases: readonly Case[]) =>
  cases.map((values) => ({ name: values[0].slice(0, 60), values }));

/** Addresses of the contract, and what is a host's own about them. */
type Addresses = {
  readonly files: typeof files;
  readonly redirects: typeof redirects;
  readonly missing: typeof missing;
  readonly moved?: typeof moved;
  /** Whether it redirects with 307, and types its answers and times its redirects by rules of its own. */
  readonly isCloudflare?: boolean;
};

/** Tests which file, which other address or which 404 document answers at an address. */
export function testAddresses(
  host: () => Host,
  { files, redirects, missing, moved = [], isCloudflare = false }: Addresses,
): void {
  const expectType = ({ headers }: Answer, file: string) =>
    isCloudflare || expect(headers['content-type']).toBe(contentType(file));

  test.each(files)('%s is %s', async (path, file) => {
    const answer = await ask(host(), path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(await built(file))).toBe(true);
    expectType(answer, file);
    expect(answer.headers['cache-control']).toBe(cacheControl(path));
    // Search engines list a page, not its Markdown copy.
    expect(answer.headers['x-robots-tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    expectSecurityHeaders(answer);
  });

  test.each(redirects)('%s leads to %s', async (from, to) => {
    const answer = await ask(host(), from);
    expect([answer.status, answer.headers.location]).toEqual([isCloudflare ? 307 : 308, to]);
    if (!isCloudflare) expect(answer.headers['cache-control']).toBe(revalidate);
    expectSecurityHeaders(answer);
  });

  test.each(moved)('%s has moved to %s', async (from, to) => {
    const answer = await ask(host(), from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    if (!isCloudflare) expect(answer.headers['cache-control']).toBe(revalidate);
    expectSecurityHeaders(answer);
  });

  test.each(named(missing))('$name is missing', async ({ values: [path, document] }) => {
    const answer = await ask(host(), path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
    expect(answer.body.equals(await built(document))).toBe(true);
    expectType(answer, document);
    expect(answer.headers['cache-control']).toBe(revalidate);
    expectSecurityHeaders(answer);
  });
}
