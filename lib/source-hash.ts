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
function hashOfFiles(root: string, paths: readonly string[], except?: string): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(root, path))) {
    const name = file.split(sep).join('/');
    if (name !== except) hash.update(`${name}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const code = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

const written = 'lib/picture/manifest.ts';

/** Depends on code alone: a new article reloads no open tab. */
export const buildId = (root: string): string => hashOfFiles(root, code, written).slice(0, 20);

const spriteSources = [
  'app/sprites',
  'lib/icons/icons.ts',
  'lib/icons/brands.ts',
  'package-lock.json',
];

/** A hash in the sprites' address: 8 letters and digits. */
export const spriteVersion = (root: string): string => hashOfFiles(root, spriteSources).slice(0, 8);
