import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { RequestPath } from './request-path';

/** What an address leads to. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-found'; readonly page: string | null };

/**
 * The absolute path of a public file, or null where there is none.
 *
 * Compressed copies have no address of their own, and a link that leads out of the folder counts
 * as missing.
 */
async function findFile(root: string, ...names: string[]): Promise<string | null> {
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
async function findNotFoundPage(root: string, names: readonly string[]): Promise<string | null> {
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const page = await findFile(root, ...names.slice(0, depth), '404.html');
    if (page) return page;
  }
  return null;
}

const htmlEnding = /\.html$/;

/** The clean names of a page: without `.html`, and without a closing `index`. */
function cleanNames(names: readonly string[]): readonly string[] {
  const clean = names.map((name, index) =>
    index === names.length - 1 ? name.replace(htmlEnding, '') : name,
  );
  return clean.length === 1 && clean[0] === 'index' ? [] : clean;
}

const findPage = (root: string, names: readonly string[]): Promise<string | null> =>
  names.length === 0
    ? findFile(root, 'index.html')
    : findFile(root, ...names.slice(0, -1), `${names.at(-1)}.html`);

const isNotFoundDocument = (names: readonly string[]): boolean =>
  names.at(-1) === '404' || (names.length === 1 && names[0] === '_not-found');

/**
 * Finds what a path leads to. The file of a page wins over a folder of the same name, and every
 * other spelling of its address redirects to the clean one.
 */
export async function resolveTarget(root: string, path: RequestPath): Promise<Target> {
  if ('refused' in path) {
    return path.refused === 400
      ? { kind: 'refused' }
      : { kind: 'not-found', page: await findNotFoundPage(root, []) };
  }
  const { names, slash } = path;
  const clean = cleanNames(names);
  const notFound = async (): Promise<Target> => ({
    kind: 'not-found',
    page: await findNotFoundPage(root, names.slice(0, -1)),
  });
  if (isNotFoundDocument(clean)) return notFound();
  if (!slash && clean.at(-1) === names.at(-1)) {
    const file = (names.length > 0 && (await findFile(root, ...names))) || null;
    const found = file ?? (await findPage(root, names));
    return found ? { kind: 'file', file: found } : notFound();
  }
  if (!(await findPage(root, clean))) return notFound();
  return { kind: 'redirect', path: `/${clean.map(encodeURIComponent).join('/')}` };
}
