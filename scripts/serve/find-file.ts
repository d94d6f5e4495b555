import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The absolute path of a public file, or null where there is none.
 *
 * Compressed copies have no address of their own, and a link that leads out of the folder counts
 * as missing.
 */
export async function findFile(root: string, ...names: string[]): Promise<string | null> {
  const path = join(root, ...names);
  if (path.endsWith('.br') || path.endsWith('.gz')) return null;
  try {
    const [base, real] = await Promise.all([realpath(root), realpath(path)]);
    return real.startsWith(base + sep) && (await stat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}

/** The nearest `404.html`, going up from the folder of the path that was not found. */
export async function findNotFoundPage(
  root: string,
  names: readonly string[],
): Promise<string | null> {
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const page = await findFile(root, ...names.slice(0, depth), '404.html');
    if (page) return page;
  }
  return null;
}
