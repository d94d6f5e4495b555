import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrecacheEntry } from 'serwist';
import { filesOfPage } from '@/lib/offline/copies';
import { offlinePath } from '@/lib/routes';

const revisionOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

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
    { url: offlinePath, revision: revisionOf(html) },
    ...files.toSorted().map((url) => ({ url, revision: null })),
  ];
}
