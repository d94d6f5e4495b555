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
 * Reads the path of an address as it was sent: percent-encoded, starting with `/`, not tidied.
 *
 * `slash` says whether it ended in one. Malformed or hostile text, `.` and `..` among it, is refused
 * with 400, names that are never public with 404. What comes back cannot leave the folder it is
 * joined to.
 */
export function readRequestPath(sent: string): RequestPath {
  let path: string;
  try {
    path = decodeURIComponent(sent);
  } catch {
    return { refused: 400 };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path) || /%2f/i.test(sent)) {
    return { refused: 400 };
  }
  const slash = path.length > 1 && path.endsWith('/');
  const names = path === '/' ? [] : path.slice(1, slash ? -1 : undefined).split('/');
  if (names.some((name) => name === '.' || name === '..')) return { refused: 400 };
  if (
    sent.length > longestPath ||
    names.some((name, index) => name === '' || isPrivate(name, index))
  )
    return { refused: 404 };
  return { names, slash };
}
