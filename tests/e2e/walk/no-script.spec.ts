import type { Page } from '@playwright/test';
import { offlinePath } from '@/lib/routes';
import { pageFamilies } from '../support/page-families';
import { expect, test } from '../support/test';
import { noScriptReadings } from './no-script-readings';

test.use({
  javaScriptEnabled: false,
  viewport: { width: 1920, height: 900 },
  expectedConsole: [/status of 404/],
});

/** Copies for the eye, words of another width, the other price of a pair, places of answers, words of a cover that failed. */
const elsewhere = `
  [aria-hidden="true"], [class~="md:hidden"], [class~="lg:hidden"], .plan-monthly,
  .catalog-count, .catalog-more, .blog-pages, .calculator-night, .cover-label,
  .network-comma, .network-facts, #planner [class~="noscript:hidden"]`;

/** Words that cannot be read without script, and controls that do nothing. */
const unusable = (page: Page) =>
  page.evaluate((exempt) => {
    const controls = 'button, input, select, textarea';
    const boxOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'contents'
        ? boxOf(element.parentElement)
        : element;
    const isShown = (element: Element) =>
      boxOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const findings = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      let hidden = words.currentNode.parentElement;
      if (!hidden || !words.currentNode.textContent?.trim() || isShown(hidden)) continue;
      if (hidden.closest('script, style, dialog, details:not([open])')) continue;
      while (hidden.parentElement && !isShown(hidden.parentElement)) hidden = hidden.parentElement;
      if (hidden.matches(`${exempt}, ${controls}`) || hidden.querySelector(controls)) continue;
      findings.add(`hidden: ${hidden.outerHTML.slice(0, 200)}`);
    }
    const native =
      '[command], [popovertarget], [type="radio"], form:has([type="radio"]), [action], [action] *, dialog *';
    for (const control of document.querySelectorAll(`form, ${controls}`)) {
      if (isShown(control) && !control.matches(native)) {
        findings.add(`dead: ${control.outerHTML.slice(0, 200)}`);
      }
    }
    return [...findings];
  }, elsewhere);

const paths = [...new Set([...pageFamilies, ...Object.keys(noScriptReadings)])];
const groups = 2;
for (let group = 0; group < groups; group += 1) {
  test(`a page reads and leads on, ${group + 1} of ${groups}`, async ({ page }) => {
    for (const path of paths.filter((_, index) => index % groups === group)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The offline page has no footer: its links would lead to pages that were not kept.
      const leadingOn = page.getByRole(path === offlinePath ? 'main' : 'contentinfo');
      await expect(leadingOn.getByRole('link').first(), path).toBeVisible();
      expect.soft(await unusable(page), path).toEqual([]);
      await test.step(path, async () => noScriptReadings[path]?.(page));
    }
  });
}
