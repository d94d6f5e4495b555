import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';
import { flags } from '@/content/flags';
import { filesOfPage } from '@/lib/offline/copies';
import { offlinePath } from '@/lib/routes';

/**
 * The shell: the offline page and the hashed files that it names, which are those that every page
 * needs (framework, layout, sheet, first font). Hashed names need no revision; the page's comes from
 * its content, so the same build gives the same worker. Throws where a file is missing.
 */
export async function precacheEntries(root: string): Promise<readonly PrecacheEntry[]> {
  const html = await readFile(join(root, `${offlinePath}.html`));
  const files = filesOfPage(html.toString());
  await Promise.all(files.map((file) => readFile(join(root, file))));
  return [
    { url: offlinePath, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
    ...files.toSorted().map((url) => ({ url, revision: null })),
  ];
}

/** The text of a worker, in one file that imports nothing. */
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
 * Writes `/sw.js`: the worker that keeps copies for reading offline, or, where they are switched off
 * (content/flags.ts), the one that takes itself and all copies away. It names the finished files, so
 * the pages must have their final content by now. Returns what it did.
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
