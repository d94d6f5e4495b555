import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

/** What `translate` makes of a text. */
export const translated = (text: string): string => text.replace(/\p{L}+/gu, '»$&');

/** What an element holds, translated or not. */
export const wordsOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';

/**
 * Translates a page as Chrome, Edge and Google's own script do: elements of its own take the place of
 * each text node, now and whenever a text comes or changes. Runs in the page.
 */
export function translate(): void {
  const kept = 'head, script, style, noscript, textarea, svg, [translate=no], .notranslate';
  const own = new WeakSet<Node>();
  const font = () => {
    const element = document.createElement('font');
    element.dir = 'auto';
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const replace = (text: Node) => {
    const words = text.textContent ?? '';
    if (own.has(text) || !/\p{L}/u.test(words) || text.parentElement?.closest(kept)) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = words.replace(/\p{L}+/gu, '»$&');
    own.add(inner.firstChild as Node);
    outer.append(inner);
    (text as Text).replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // A text of the translator's own that somebody else has changed.
      if (type === 'characterData') own.delete(target);
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (node.isConnected) replaceIn(node);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** A page and the way to open it, translated. */
type Drive = (page: Page, open: (path: string) => Promise<void>) => Promise<void>;

/**
 * A drive through a tool of a translated page: translated once its scripts have taken the page over, and
 * before, where they draw the page anew and say so. `expected` is what
 * the console says where the drive provokes it.
 */
export function driveTranslated(name: string, drive: Drive, expected = 'nothing else'): void {
  test.describe(name, () => {
    test.use({ expectedConsole: [new RegExp(expected)] });
    test('translated once its scripts run', ({ page }) =>
      drive(page, async (path) => {
        await page.goto(path);
        await page.evaluate(translate);
      }));

    test.describe('translated before', () => {
      // What React says where it finds other words than it would have written.
      test.use({ expectedConsole: [new RegExp(`Minified React error #418|${expected}`)] });
      test('its scripts run', ({ page }) =>
        drive(page, async (path) => {
          await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
          await page.goto(path);
          await expect(page.locator('font').first()).toBeAttached();
        }));
    });
  });
}
