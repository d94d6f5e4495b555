import type { Page } from '@playwright/test';
import { resize, settled } from '../support/look';

/** What main says on screen and paper leaves out: what is operated, and what only leads elsewhere. */
const left = `
  summary, button, nav, aside, form[action], [role="group"], section.bg-signal, p:has([download]),
  section[aria-labelledby="newsletter"], [aria-labelledby="helpful"], .article-actions,
  .article-more, .guide-foot`;

const readWords = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const words: Text[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, 4);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('svg, script, style')) continue;
      if (isShown(parent.closest('details:not([open])') ?? parent)) words.push(text);
    }
    Object.assign(window, { words });
  });

/** What goes wrong on paper: words that are missing, ink that is none, grounds, and what only leads elsewhere. */
export async function print(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  // A4 within its margins.
  await resize(page, 718);
  await readWords(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await settled(page);
  const findings = await page.evaluate((exempt) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll(
      'body > :is(header, footer, dialog), dialog[id], #demo-banner, #sign-up, .chat-toggle, ' +
        '.read-bar, .article-actions, .article-aside, .article-more',
    )) {
      if (element.checkVisibility()) found.add(`printed: ${element.outerHTML.slice(0, 80)}`);
    }
    const pictures = [...document.querySelectorAll('main img')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((picture) => picture.getBoundingClientRect());
    for (const text of (window as unknown as { words: Text[] }).words) {
      const parent = text.parentElement;
      if (!parent?.isConnected) continue;
      const words = `${text.data.trim().slice(0, 40)} in ${parent.outerHTML.slice(0, 80)}`;
      if (!parent.checkVisibility({ visibilityProperty: true })) {
        if (!parent.closest(exempt)) found.add(`missing: ${words}`);
        continue;
      }
      const { color, opacity } = getComputedStyle(parent);
      if (color !== 'rgb(0, 0, 0)' || Number(opacity) < 0.5) found.add(`not in ink: ${words}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOver = [...range.getClientRects()].some(({ left, right, top, bottom, width }) =>
        pictures.some(
          (picture) =>
            width > 2 &&
            Math.min(right, picture.right) - Math.max(left, picture.left) > 3 &&
            Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 3,
        ),
      );
      const isCut = getComputedStyle(parent).clipPath !== 'none';
      if (isOver && !isCut && !parent.closest('.bg-surface')) found.add(`over a picture: ${words}`);
    }
    for (const element of document.querySelectorAll(
      'main, main *:not(svg *, img, .bg-surface, .split-part)',
    )) {
      const { backgroundColor } = getComputedStyle(element);
      if (element.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)') {
        found.add(`a ground: ${backgroundColor} ${element.outerHTML.slice(0, 80)}`);
      }
    }
    if (getComputedStyle(document.documentElement).colorScheme !== 'light') found.add('dark');
    if (document.querySelector('main h1')?.checkVisibility() === false) found.add('no title');
    return [...found];
  }, left);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  if (size) await resize(page, size.width, size.height);
  return findings;
}
