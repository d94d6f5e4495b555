import { lazySource } from '@/lib/lazy-scripts';
import { attribute, type Page } from './page';

/**
 * Moves the addresses of scripts to an attribute that lib/lazy-scripts.ts reads after the first
 * paint, and drops their preloads. `async` is invalid without an address. The nomodule script
 * stays.
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
