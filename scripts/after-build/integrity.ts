import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { late } from '@/lib/late-scripts';
import { namesIn } from './files';
import { fileIntegrity } from './hashes';
import { attribute, type Element, type Page } from './page';

/** Where an element names a script file, and where the integrity of that file belongs. */
function scriptOf(element: Element): { address: string; integrity: string } | undefined {
  const address = (name: string) => attribute(element, name);
  const { tagName } = element;
  if (tagName === 'script') {
    const [now, later] = [address('src'), address(late.src)];
    if (now !== undefined) return { address: now, integrity: 'integrity' };
    return later === undefined ? undefined : { address: later, integrity: late.integrity };
  }
  const rel = address('rel')?.toLowerCase();
  const isScript = rel === 'modulepreload' || (rel === 'preload' && address('as') === 'script');
  const href = address('href');
  return tagName === 'link' && isScript && href !== undefined
    ? { address: href, integrity: 'integrity' }
    : undefined;
}

/**
 * Gives each script of a page the integrity of its file. Throws where a script is no file of the
 * build.
 *
 * @param integrities the integrity of each script file, by its address
 */
export function addIntegrity(page: Page, integrities: ReadonlyMap<string, string>): void {
  for (const element of page.elements) {
    const script = scriptOf(element);
    if (!script) continue;
    const integrity = integrities.get(decodeURI(script.address.replace(/[?#].*$/, '')));
    if (!integrity) throw new Error(`The script ${script.address} is not a file of the build.`);
    page.set(element, { [script.integrity]: integrity });
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
