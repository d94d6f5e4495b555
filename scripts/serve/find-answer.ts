import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Move } from '../../deploy/redirects';

export type Found =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 308; readonly path: string; readonly anchor: string }
  | { readonly status: 400 };

/** Never in file names. */
const unreadable = /\\|%2f|%5c|%[01][0-9a-f]|%7f/i;

/** Files without an address of their own. */
const withoutAddress = /\.(br|gz)$|^\/_(headers|redirects)$/;

/** Limits the search for the nearest 404 document. */
const longestPath = 2048;

/** `//` could redirect to another host; dot files are private. */
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
 * A page wins over a folder of its name; other spellings (slash, `.html`, `index` at the end)
 * redirect to the clean one. Redirects win over files.
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
