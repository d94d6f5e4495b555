import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { late } from '@/lib/late-scripts';
import { namesIn } from './files';
import { fileIntegrity } from './hashes';
import { attribute, type Element, type Page } from './page';

/** Where an element names a script file, and where the integrity of that file belongs. */
function scriptOf(element: Element): readonly [address?: string, integrity?: string] {
  const read = (name: string) => attribute(element, name);
  const isScript = element.tagName === 'script';
  if (isScript && read('src') === undefined) return [read(late.src), late.integrity];
  if (isScript) return [read('src'), 'integrity'];
  const rel = element.tagName === 'link' ? read('rel')?.toLowerCase() : undefined;
  const isPreload = rel === 'modulepreload' || (rel === 'preload' && read('as') === 'script');
  return isPreload ? [read('href'), 'integrity'] : [];
}

/**
 * Gives each script of a page the integrity of its file. Throws where a script is no file of the
 * build.
 *
 * @param integrities the integrity of each script file, by its address
 */
export function addIntegrity(page: Page, integrities: ReadonlyMap<string, string>): void {
  for (const element of page.elements) {
    const [address, name] = scriptOf(element);
    if (address === undefined || !name) continue;
    const integrity = integrities.get(decodeURI(address.replace(/[?#].*$/, '')));
    if (!integrity) throw new Error(`The script ${address} is not a file of the build.`);
    page.set(element, { [name]: integrity });
  }
}

/** Adds the integrity of the script files of a folder, as they are now, to pages. */
export async function integrityOf(root: string): Promise<(page: Page) => void> {
  const found = new Map<string, string>();
  for (const name of await namesIn(root, '.js')) {
    found.set(`/${name}`, fileIntegrity(await readFile(join(root, name))));
  }
  return (page) => addIntegrity(page, found);
}
