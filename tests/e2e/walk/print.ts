import type { Page } from '@playwright/test';
import { settled } from '../support/look';

/** What goes wrong on paper: ink that is none, grounds, and what only leads elsewhere. */
export async function print(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await settled(page);
  const findings = await page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll(
      'header, footer, dialog, #demo-banner, #sign-up',
    )) {
      if (element.parentElement !== document.body && !element.id) continue;
      if (element.checkVisibility()) found.add(`printed: ${element.outerHTML.slice(0, 80)}`);
    }
    if (document.querySelector('.chat-toggle')?.checkVisibility()) found.add('printed: the chat');
    const words = document.createTreeWalker(document.querySelector('main') as Element, 4);
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (!parent?.checkVisibility() || !words.currentNode.textContent?.trim()) continue;
      if (parent.closest('svg, script, style')) continue;
      const { color, opacity } = getComputedStyle(parent);
      if (color !== 'rgb(0, 0, 0)' || Number(opacity) < 0.5) {
        found.add(`not in ink: ${color} ${parent.outerHTML.slice(0, 80)}`);
      }
    }
    for (const element of document.querySelectorAll('main, main *:not(svg *, .split-part)')) {
      const { backgroundColor } = getComputedStyle(element);
      if (element.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)') {
        found.add(`a ground: ${backgroundColor} ${element.outerHTML.slice(0, 80)}`);
      }
    }
    if (getComputedStyle(document.documentElement).colorScheme !== 'light') found.add('dark');
    // A calculator is printed alone.
    const title = document.querySelector('main:not(:has(.calculator)) h1');
    if (title?.checkVisibility() === false) found.add('no title');
    return [...found];
  });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return findings;
}
