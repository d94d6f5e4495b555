import { findFile, findNotFoundPage } from './find-file';
import type { RequestPath } from './request-path';

/** What an address leads to. */
export type Target =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-found'; readonly page: string | null };

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
