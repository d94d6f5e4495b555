import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Move } from '../../deploy/redirects';

/** What an address leads to. */
type Target =
  | { readonly status: 200 | 404; readonly file: string | null }
  | { readonly status: 301; readonly path: string; readonly anchor: string }
  | { readonly status: 308; readonly path: string }
  | { readonly status: 400 };

/** More than any page has; a longer one is noise, and the file system would refuse it. */
const longestPath = 2048;

// Standards put files such as security.txt here; every other dotted name stays private.
const publicHiddenFolder = '.well-known';

// The build writes these for other hosts.
const rulesOfHosts = /^_(headers|redirects)$/;

const isPrivate = (name: string, index: number): boolean =>
  name === '' ||
  rulesOfHosts.test(name) ||
  (name.startsWith('.') && !(index === 0 && name === publicHiddenFolder));

/**
 * A path as it was sent (percent-encoded, not tidied) as names of folders and files; an empty name
 * at its end where it ended in a slash. Undefined for malformed or hostile text, `.` and `..` among
 * it: what comes back cannot leave the folder it is joined to.
 */
function namesOf(sent: string): readonly string[] | undefined {
  let path: string;
  try {
    path = decodeURIComponent(sent);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path) || /%2f/i.test(sent)) return;
  const names = path === '/' ? [] : path.slice(1).split('/');
  return names.some((name) => name === '.' || name === '..') ? undefined : names;
}

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
async function notFound(root: string, folders: readonly string[]): Promise<Target> {
  const file = await findFile(root, ...folders, '404.html');
  if (file || folders.length === 0) return { status: 404, file };
  return notFound(root, folders.slice(0, -1));
}

const findPage = (root: string, names: readonly string[]): Promise<string | null> =>
  findFile(root, ...names.slice(0, -1), `${names.at(-1) ?? 'index'}.html`);

const isNotFoundDocument = (names: readonly string[]): boolean =>
  names.at(-1) === '404' || (names.length === 1 && names[0] === '_not-found');

/**
 * Finds what a path leads to. The file of a page wins over a folder of the same name, and every
 * other spelling of its address redirects to the clean one: without a slash or `.html` at its end,
 * and without a closing `index`. Names that are never public are not found; addresses that were left
 * lead on whatever lies there.
 */
export async function resolveTarget(
  root: string,
  sent: string,
  moves: readonly Move[] = [],
): Promise<Target> {
  const names = namesOf(sent);
  if (!names) return { status: 400 };
  const slash = names.at(-1) === '';
  const asked = slash ? names.slice(0, -1) : names;
  if (sent.length > longestPath || asked.some(isPrivate)) return notFound(root, []);
  const folders = asked.slice(0, -1);
  const named = asked.map((name, index) =>
    index === folders.length ? name.replace(/\.html$/, '') : name,
  );
  const clean = named.length === 1 && named[0] === 'index' ? [] : named;
  if (isNotFoundDocument(clean)) return notFound(root, folders);
  const isOtherSpelling = slash || clean.at(-1) !== asked.at(-1);
  const move = moves.find(({ from }) => from === `/${clean.join('/')}`);
  if (move && (move.isPage || !isOtherSpelling)) {
    return { status: 301, path: move.path, anchor: move.anchor };
  }
  const page = await findPage(root, clean);
  if (isOtherSpelling) {
    if (!page) return notFound(root, folders);
    return { status: 308, path: `/${clean.map(encodeURIComponent).join('/')}` };
  }
  const file = (await findFile(root, ...asked)) ?? page;
  return file ? { status: 200, file } : notFound(root, folders);
}
