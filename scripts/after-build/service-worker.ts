import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flags } from '@/content/flags';
import { bundleWorker } from './service-worker/bundle';
import { precacheEntries } from './service-worker/precache';

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
