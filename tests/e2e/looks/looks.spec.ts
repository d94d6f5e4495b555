import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { brokenPictures, pageHeight, resize, settled } from '../support/look';
import { pageFamilies } from '../support/page-families';
import { expect, test } from '../support/test';

// Where a page differs from its picture in `kept/`, `npx playwright test tests/e2e/looks -u` keeps today's.

const article = String(pageFamilies.find((path) => /^\/blog\/(?!archive|404)/.test(path)));

const pages = {
  home: routes.home,
  fleet: routes.fleetManagement,
  pricing: routes.pricing,
  industries: routes.industries,
  integrations: routes.integrations,
  blog: routes.blog,
  article,
  support: routes.support,
  contact: routes.contact,
} as const;

/** Widths in pixels, the scheme, and how much smaller a picture is kept: enough to see a line of text move. */
const looks = [
  [390, 'dark', 2],
  [1440, 'light', 4],
] as const;

// The style of a screenshot is not one of the policy's.
test.use({ bypassCSP: true });

// The chat's button comes late and lies over what is below it.
const still = '.chat-toggle{visibility:hidden!important}';

const bottomOf = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector('body footer')?.getBoundingClientRect().bottom ?? 0),
  );

for (const [name, path] of Object.entries(pages)) {
  test(`${path} looks as it did`, async ({ page }) => {
    await page.goto(path);
    for (const [width, colorScheme, smaller] of looks) {
      // A window as high as the page, so that no picture is put together of pieces.
      await expect(async () => {
        await resize(page, width);
        await settled(page);
        for (let round = 0; round < 2; round += 1) {
          await resize(page, width, await pageHeight(page));
          await settled(page);
        }
        const off = (await bottomOf(page)) - (page.viewportSize()?.height ?? 0);
        expect(Math.abs(off)).toBeLessThanOrEqual(1);
      }).toPass();
      expect(await brokenPictures(page)).toEqual([]);
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const whole = await page.screenshot({ style: still });
      const small = await sharp(whole)
        .resize({ width: Math.round(width / smaller) })
        .jpeg({ quality: 80 })
        .toBuffer();
      expect.soft(small).toMatchSnapshot([`${width}-${colorScheme}`, `${name}.jpg`], {
        threshold: 0.15,
        maxDiffPixels: 12,
      });
    }
  });
}
