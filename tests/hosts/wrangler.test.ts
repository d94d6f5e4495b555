import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, revalidate } from '@/scripts/serve/cache-control';
import { files, missing, redirects } from './contract';
import { ask, type Host } from './host';
import { built, expectSecurityHeaders, root } from './hosts';

const program = resolve('node_modules/.bin/wrangler');

/** Whether Cloudflare's local runtime can run: it needs Node 22, and is no dependency of ours. */
const canRunWrangler = (): boolean =>
  existsSync(program) && Number(process.versions.node.split('.')[0]) >= 22;

/** The site as it would be published: `deploy/README.md` names the same steps. */
async function published(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
  await cp(root, join(folder, 'out'), { recursive: true });
  await cp('deploy/cloudflare', join(folder, 'deploy/cloudflare'), { recursive: true });
  for (const name of ['_headers', '_redirects', '.assetsignore']) {
    await cp(join('deploy/cloudflare', name), join(folder, 'out', name));
  }
  return folder;
}

/** Starts Cloudflare's local runtime with `deploy/cloudflare` on a copy of a folder of files. */
async function startWrangler(root: string): Promise<Host> {
  const folder = await published(root);
  const config = join(folder, 'deploy/cloudflare/wrangler.jsonc');
  const child = spawn(program, ['dev', '--config', config, '--port', '0', '--ip', '127.0.0.1']);
  const ended = once(child, 'exit');
  const port = await new Promise<number>((found, fail) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        said += bytes;
        const [, text] = /Ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (text) found(Number(text));
      });
    }
    void ended.then(() => fail(new Error(`wrangler ended: ${said}`)));
  });
  return {
    at: { port, host: '127.0.0.1' },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const minute = 60_000;

/** Cloudflare tidies these before it looks, and leads the 404 documents elsewhere first. */
const tidied = /\/\/|\/404|%25/;

describe.skipIf(!canRunWrangler())('wrangler', () => {
  let host: Host;

  beforeAll(async () => {
    host = await startWrangler(root);
  }, minute);
  afterAll(() => host?.stop());

  test.each(files.filter(([path]) => !path.includes('%70')))('%s is %s', async (path, file) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(await built(file))).toBe(true);
    expect(answer.headers['cache-control']).toBe(cacheControl(path));
    expectSecurityHeaders(answer);
  });

  // Cloudflare redirects with 307.
  test.each(redirects.filter(([from]) => !from.includes('.html/')))(
    '%s leads to %s',
    async (from, to) => {
      const answer = await ask(host, from);
      expect([answer.status, answer.headers.location]).toEqual([307, to]);
      expectSecurityHeaders(answer);
    },
  );

  test.each(missing.filter(([path]) => path.length < 100 && !tidied.test(path)))(
    '%s is missing, says %s',
    async (path, document) => {
      const answer = await ask(host, path);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(await built(document))).toBe(true);
      expect(answer.headers['cache-control']).toBe(revalidate);
      expectSecurityHeaders(answer);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(host, '/pricing', { method })).status).toBe(405);
  });
});
