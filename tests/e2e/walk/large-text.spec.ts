import type { Page } from '@playwright/test';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { doubleText, pageHeight, resize, scrollTo, settled, tooWide } from '../support/look';
import { expect, test } from '../support/test';
import { cutWords } from './large-text';

// The narrowest of the windows that have the layout of a desk in parts; one of a phone and a wide
// one are looked at in the walk.
const width = 720;

async function openWithLargeText(page: Page, path: string) {
  await resize(page, width);
  await doubleText(page);
  await page.goto(path);
  expect(await tooWide(page, [width])).toEqual([]);
  expect(await cutWords(page)).toEqual([]);
}

/** Words of links that stand in two lines. */
const brokenWords = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) =>
    all.flatMap((link) => {
      const texts = [...link.childNodes].filter((node): node is Text => node instanceof Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      );
    }),
  );

test('the names of the industries stay whole at 200 %', async ({ page }) => {
  await openWithLargeText(page, routes.industries);
  await expect(page.locator('.industry-anchor').first()).toBeVisible();
  expect(await brokenWords(page, '.industry-anchor')).toEqual([]);
});

test('how much of an article is read stands free of the header at 200 %', async ({ page }) => {
  await openWithLargeText(page, `/blog/${getPosts()[0]?.slug}`);
  const bar = page.getByRole('progressbar', { name: 'Reading progress' });
  const height = await pageHeight(page);
  for (const top of [height / 4, height / 2]) {
    await scrollTo(page, top);
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await settled(page);
    const header = await page.locator('.header-bar').boundingBox();
    const share = await page.locator('.read-share').boundingBox();
    if (!header || !share) throw new Error('There is no header, or no share.');
    expect(share.y).toBeGreaterThan(header.y + header.height);
    expect(share.x).toBeGreaterThanOrEqual(0);
    expect(share.x + share.width).toBeLessThanOrEqual(width);
  }
});
