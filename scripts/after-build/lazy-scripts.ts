import { lazySource } from '@/lib/lazy-scripts';
import { attribute, type Page } from './page';

/**
 * Puts the addresses of a page's scripts aside, so that they are asked for after the first drawing
 * (lib/lazy-scripts.ts), and drops the preloads that would ask for them early. `async` goes with the
 * address, as it is no attribute of a script without one. The script for browsers without modules stays as
 * it is: they have no other.
 */
export function delayScripts(page: Page): void {
  for (const element of page.elements) {
    const { tagName } = element;
    const address = attribute(element, 'src');
    if (tagName === 'link' && attribute(element, 'as') === 'script') page.remove(element);
    if (tagName !== 'script' || !address || attribute(element, 'async') === undefined) continue;
    page.set(element, { [lazySource]: address, src: null, async: null });
  }
}
