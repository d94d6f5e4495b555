import { lazySource } from '@/lib/lazy-scripts';
import { attribute, type Page } from './page';

/**
 * Lets lib/lazy-scripts.ts load scripts after the first paint; drops their preloads. `async` is
 * invalid without an address.
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
