import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The policy source that allows one inline text. Browsers hash it with plain line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The value of `integrity` for a file. */
export const fileIntegrity = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The integrity of every script file of a folder, by its address on the site. */
export async function scriptIntegrities(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(root, file).split(sep).join('/')}`;
    found.set(address, fileIntegrity(await readFile(file)));
  }
  return found;
}
