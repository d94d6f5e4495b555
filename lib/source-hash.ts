import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

function filesOf(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

/** A hash of names and contents of files and folders, as 64 hex digits. Throws for missing ones. */
export function hashOfFiles(root: string, paths: readonly string[], except?: string): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(root, path))) {
    const name = file.split(sep).join('/');
    if (name !== except) hash.update(`${name}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
