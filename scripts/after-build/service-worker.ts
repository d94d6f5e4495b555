import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';
import { flags } from '@/lib/content/flags';
import { filesOfPage } from '@/lib/offline/copies';
import { offlinePath } from '@/lib/routes';

/** The offline page with its hashed files. Throws for missing ones. */
export async function precacheEntries(root: string): Promise<readonly PrecacheEntry[]> {
  const html = await readFile(join(root, `${offlinePath}.html`));
  const files = filesOfPage(html.toString());
  await Promise.all(files.map((file) => readFile(join(root, file))));
  return [
    { url: offlinePath, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
    ...files.toSorted().map((url) => ({ url, revision: null })),
  ];
}

export async function bundleWorker(
  name: 'worker' | 'leaving-worker',
  entries: readonly PrecacheEntry[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/after-build/service-worker/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.precacheEntries': JSON.stringify(entries),
    },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Writes `/sw.js`: the offline worker or, where switched off (content/flags.ts), one that removes
 * itself and all copies. Lists finished files.
 */
export async function writeServiceWorker(
  root: string,
  keepsCopies: boolean = flags.offlineCopies,
): Promise<string> {
  const entries = keepsCopies ? await precacheEntries(root) : [];
  const text = await bundleWorker(keepsCopies ? 'worker' : 'leaving-worker', entries);
  await writeFile(join(root, 'sw.js'), text);
  return keepsCopies
    ? `a service worker with ${entries.length} files`
    : 'a service worker that leaves';
}
