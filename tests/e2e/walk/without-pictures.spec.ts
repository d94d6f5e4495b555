import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { scrollThrough, sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';

test.use({ expectedConsole: [/net::ERR_|status of 404/] });

/** Pictures that did not come and show as the browser's broken sheet, or as nothing at all. */
const badlyBroken = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .filter((image) => image.alt !== '' || !image.closest('[aria-hidden="true"]'))
      .filter((image) => {
        const { content, position } = getComputedStyle(image, '::after');
        const { width, height } = image.getBoundingClientRect();
        return content === 'none' || position !== 'absolute' || width * height === 0;
      })
      .map((image) => image.src),
  );

const clippedHeader = (page: Page) =>
  page.locator('body > header :is(a, button):visible').evaluateAll((items) =>
    items
      .filter((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        const fits = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= 76;
        return !fits || item.scrollWidth > item.clientWidth;
      })
      .map((item) => item.textContent),
  );

// Drawings, logos and photographs, and covers; each picture, and the room that it keeps, is tested with its component.
for (const path of [routes.home, routes.blog]) {
  test(`${path} without its pictures and fonts`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const isAsset = /\.(svg|png|webp|avif|woff2)(\?|$)/;
    let refused = 0;
    await page.route(isAsset, (route) => {
      // The sheet of icons is part of the text: a picture of its own would be no loss.
      if (route.request().url().includes('/icons')) return route.continue();
      refused += 1;
      return route.abort('blockedbyclient');
    });
    await page.goto(path);
    await scrollThrough(page);
    expect(refused).toBeGreaterThan(0);
    await expect.poll(() => badlyBroken(page)).toEqual([]);
    if (path === routes.blog) await expect(page.locator('.cover-label').first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
      expect(await clippedHeader(page), `${width} px`).toEqual([]);
    }
  });
}
