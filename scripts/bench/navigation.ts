import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../test/chromium';
import { median } from './median';
import { withSite } from './with-site';

const visits = 5;

/** From which page to which one a link is followed. */
export type Way = { readonly from: string; readonly to: string };

/** Notes when a link is pressed and when the page behind it has been drawn. */
async function watchPaint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const title = document.querySelector('h1');
          if (!title || title === before) return;
          observer.disconnect();
          // A task behind the frame runs when the frame has been drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
              Object.assign(window, { drawnAfter: performance.now() - timeStamp });
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
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
    await watchPaint(page);
    await link.click();
    await page.waitForURL(origin + to);
    const drawn = await page.waitForFunction(() => (window as { drawnAfter?: number }).drawnAfter);
    return Number(await drawn.jsonValue());
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
export async function measureNavigation(
  root: string,
  ways: readonly Way[],
): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    return await withSite(root, async (origin) => {
      const medians: number[] = [];
      for (const way of ways) {
        const times: number[] = [];
        while (times.length < visits) times.push(await follow(browser, origin, way));
        medians.push(median(times));
      }
      return medians;
    });
  } finally {
    await browser.close();
  }
}
