import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './files';

/** The policy source that allows one inline text. Browsers hash it with plain line ends. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The value of `integrity` for a file. */
export const fileIntegrity = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The integrity of every script file of a folder, by its address on the site. */
export async function scriptIntegrities(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of await namesIn(root, '.js')) {
    found.set(`/${name}`, fileIntegrity(await readFile(join(root, name))));
  }
  return found;
}
