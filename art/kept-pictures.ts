import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from '@/lib/source-hash';

const root = process.cwd();
const folder = join(root, '.next', 'cache', 'pictures');

/** What every drawing depends on, besides its own wish. */
const sources = ['art', 'lib/city', 'lib/routing', 'package-lock.json'];

let sourcesHash: string | undefined;

/** Hash of the drawing code, its fonts and the versions of its libraries. */
function hashOfSources(): string {
  sourcesHash ??= hashOfFiles(root, sources);
  return sourcesHash;
}

/**
 * What `draw` gives for `wish`, kept between builds: a picture is drawn anew when its wish, the
 * drawing code, a font or a library has changed. Only builds keep pictures; `next dev` always draws.
 *
 * `wish` is all that the drawing depends on besides code, e.g. its name and its data as JSON.
 */
export async function keptPicture(
  wish: string,
  draw: () => string | Buffer | Promise<Buffer>,
): Promise<Buffer> {
  if (process.env.NODE_ENV !== 'production') return Buffer.from(await draw());
  const key = createHash('sha256').update(hashOfSources()).update(wish).digest('hex');
  const path = join(folder, key);
  try {
    return readFileSync(path);
  } catch {
    const drawn = Buffer.from(await draw());
    mkdirSync(folder, { recursive: true });
    // Written beside and moved, so that a build that is stopped leaves no half picture.
    writeFileSync(`${path}.${process.pid}`, drawn);
    renameSync(`${path}.${process.pid}`, path);
    return drawn;
  }
}
