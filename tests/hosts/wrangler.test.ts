import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFile, redirectsFile } from '@/scripts/host-files/host-files';
import { files, left, missing, moved, redirects } from './contract';
import { ask, type Host } from './host';
import { root, running, testAddresses } from './hosts';

const program = resolve('node_modules/.bin/wrangler');

/** Whether Cloudflare's local runtime can run: it needs Node 22, and is no dependency of ours. */
const canRunWrangler = (): boolean =>
  existsSync(program) && Number(process.versions.node.split('.')[0]) >= 22;

/** The site as it would be published, with the redirects of the contract. */
async function published(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
  const filter = (source: string) => !/\.(br|gz)$/.test(source);
  await cp(root, join(folder, 'out'), { recursive: true, filter });
  await cp('deploy/cloudflare', join(folder, 'deploy/cloudflare'), { recursive: true });
  await writeFile(join(folder, 'out/_headers'), headersFile());
  await writeFile(join(folder, 'out/_redirects'), redirectsFile(left));
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

/** Cloudflare tidies these before it looks, and leads the 404 documents elsewhere first. */
const tidied = /\/\/|\/404|%2/;

describe.skipIf(!canRunWrangler())('wrangler', () => {
  const host = running(() => startWrangler(root));

  testAddresses(host, {
    files: files.filter(([path]) => !path.includes('%70')),
    redirects: redirects.filter(([from]) => !/\.html\/|^\/index\/$/.test(from)),
    moved,
    missing: missing.filter(([path]) => path.length < 100 && !tidied.test(path)),
    isCloudflare: true,
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(host(), '/pricing', { method })).status).toBe(405);
  });
});
