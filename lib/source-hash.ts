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
 * @param except a file in these folders that does not count
 */
export function hashOfFiles(root: string, paths: readonly string[], except?: string): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(root, path))) {
    const name = file.split(sep).join('/');
    if (name !== except) hash.update(`${name}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
