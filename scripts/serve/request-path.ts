/** More than any page has; a longer one is noise, and the file system would refuse it. */
const longestPath = 2048;

/** A path as names of folders and files, or the status that refuses it. */
export type RequestPath =
  | { readonly names: readonly string[]; readonly slash: boolean }
  | { readonly refused: 400 | 404 };

// Standards put files such as security.txt here; every other dotted name stays private.
const publicHiddenFolder = '.well-known';

const isPrivate = (name: string, index: number): boolean =>
  name.startsWith('.') && !(index === 0 && name === publicHiddenFolder);

/**
 * Reads the path of an address (percent-encoded, starting with `/`).
 *
 * `slash` says whether it ended in one. Malformed or hostile text is refused with 400, names that
 * are never public with 404. What comes back cannot leave the folder it is joined to.
 */
export function readRequestPath(pathname: string): RequestPath {
  if (pathname.length > longestPath) return { refused: 404 };
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { refused: 400 };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (/[\u0000-\u001f\u007f\\]/.test(path) || /%2f/i.test(pathname)) return { refused: 400 };
  if (path === '/') return { names: [], slash: false };
  const slash = path.endsWith('/');
  const names = path.slice(1, slash ? -1 : undefined).split('/');
  if (names.some((name, index) => name === '' || isPrivate(name, index))) return { refused: 404 };
  return { names, slash };
}
