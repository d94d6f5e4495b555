import type { Browser } from '@playwright/test';
import { median } from './median';
import { withSite } from './with-site';

const visits = 5;

/** From which page to which one a link is followed. */
export type Way = { readonly from: string; readonly to: string };

/** Presses a link, and waits until the page behind it has been drawn. */
async function press(link: HTMLElement): Promise<number> {
  const before = document.querySelector('h1');
  const start = performance.now();
  link.click();
  for (let title = before; !title || title === before; title = document.querySelector('h1')) {
    await new Promise(requestAnimationFrame);
  }
  // A task behind the frame runs when the frame has been drawn.
  await new Promise((drawn) => setTimeout(drawn));
  return performance.now() - start;
}

async function follow(browser: Browser, origin: string, { from, to }: Way): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]`).locator('visible=true').first();
    await link.scrollIntoViewIfNeeded();
    // A pointer rests on a link for longer than its page takes to come, which begins there.
    const fetched = page.waitForResponse((answer) => answer.url().includes('__PAGE__.txt'));
    await link.hover();
    await (await fetched).finished();
    return await link.evaluate(press);
  } finally {
    await page.close();
  }
}

/**
 * Milliseconds from the press of a link that the pointer has rested on to the drawing of its page,
 * for each way: the median of five visits.
 *
 * @param root the folder of files, served as `npm run serve` does
 */
export const measureNavigation = (root: string, ways: readonly Way[]): Promise<readonly number[]> =>
  withSite(root, async (browser, origin) => {
    const medians: number[] = [];
    for (const way of ways) {
      const times: number[] = [];
      while (times.length < visits) times.push(await follow(browser, origin, way));
      medians.push(median(times));
    }
    return medians;
  });
