import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Move } from '../../deploy/redirects';

/** What an address leads to: a file of the site by its path in it, or another address. */
export type Found =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 308; readonly path: string; readonly anchor: string }
  | { readonly status: 400 };

/** What no name of a file holds: encoded slashes, backslashes, control characters. */
const unreadable = /\\|%2f|%5c|%[01][0-9a-f]|%7f/i;

/** Compressed copies and the files for other hosts have no address of their own. */
const withoutAddress = /\.(br|gz)$|^\/_(headers|redirects)$/;

/** More than any page has; the nearest 404 document is not looked for in that many folders. */
const longestPath = 2048;

/** A second slash could make a redirect lead to another host; names with a dot in front are private. */
const isHidden = (path: string): boolean =>
  path.length > longestPath ||
  path.includes('//') ||
  withoutAddress.test(path) ||
  path.split('/').some((name, at) => name[0] === '.' && !(at === 1 && name === '.well-known'));

/** Only ever the body of a 404. */
const notFoundDocument = /^\/((.+\/)?404|_not-found)$/;

function decoded(path: string): string | undefined {
  try {
    return path.startsWith('/') && !unreadable.test(path) ? decodeURIComponent(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds what the path of a request leads to in a folder of files.
 *
 * The file of a page wins over a folder of the same name; every other spelling of its address leads to
 * the clean one, without a slash, `.html` or `index` at its end. An address that was left leads on,
 * whatever lies there.
 */
export function findAnswer(root: string, sent: string, moves: readonly Move[]): Found {
  const path = decoded(sent);
  if (path === undefined) return { status: 400 };

  const isFile = (name: string): boolean => {
    try {
      return statSync(join(root, name)).isFile();
    } catch {
      return false;
    }
  };
  const missing = (folder = dirname(path)): Found => {
    const file = join(folder, '404.html');
    return folder === '/' || isFile(file) ? { status: 404, file } : missing(dirname(folder));
  };
  if (isHidden(path)) return missing('/');

  const clean = path.replace(/(\.html)?\/?$/, '').replace(/^\/index$/, '') || '/';
  if (notFoundDocument.test(clean)) return missing();
  const move = moves.find(({ from, isPage }) => from === (isPage ? clean : path));
  if (move) return { status: 301, path: move.path, anchor: move.anchor };

  const page = clean === '/' ? '/index.html' : `${clean}.html`;
  if (clean !== path) {
    return isFile(page) ? { status: 308, path: encodeURI(clean), anchor: '' } : missing();
  }
  const file = [path, page].find(isFile);
  return file ? { status: 200, file } : missing();
}
