import { late } from '@/lib/late-scripts';
import { attribute, type Page } from './page';

/**
 * Puts the addresses of a page's scripts aside, so that they are asked for after the first drawing
 * (lib/late-scripts.ts), and drops the preloads that would ask for them early. What is no attribute
 * of a script without `src` goes with the address: `async` and `integrity`. The script for browsers
 * without modules stays as it is: they have no other.
 */
export function delayScripts(page: Page): void {
  for (const element of page.elements) {
    const { tagName } = element;
    const address = attribute(element, 'src');
    if (tagName === 'link' && attribute(element, 'as') === 'script') page.remove(element);
    if (tagName !== 'script' || !address || attribute(element, 'async') === undefined) continue;
    const integrity = attribute(element, 'integrity') ?? null;
    page.set(element, {
      [late.src]: address,
      [late.integrity]: integrity,
      src: null,
      integrity: null,
      async: null,
    });
  }
}
