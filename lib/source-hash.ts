import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of a folder and of those in it, in the order of their names; or the one file named. */
function filesOf(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

/**
 * A hash of what files are called and hold, the same on every machine: 64 letters and digits.
 *
 * @param root the folder that the paths begin in
 * @param paths files, and folders with all that is in them. Throws where one does not exist.
 */
export function hashOfFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of paths.flatMap((path) => filesOf(root, path))) {
    hash.update(`${name.split(sep).join('/')}\0`).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}
