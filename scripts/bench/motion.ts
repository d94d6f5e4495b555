import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withSite } from './with-site';

// What moving pictures cost the page: seconds of its main thread while nobody does anything, with the
// motion as it is and where the visitor asked for none. `npm run bench:motion`, after a build.

const windows = [
  [1440, 900],
  [390, 844],
] as const;

/** Milliseconds to let a page come to rest, and milliseconds that are measured. */
const [calm, watched] = [4000, 8000];

/** Seconds of the page's main thread so far, all its tasks together. */
async function busySeconds(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}

async function measure(browser: Browser, origin: string, path: string) {
  const rows: Record<string, Record<string, number>> = {};
  for (const [width, height] of windows) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({
        viewport: { width, height },
        serviceWorkers: 'block',
        reducedMotion,
      });
      const busy = await busySeconds(page);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(calm);
      const loaded = await busy();
      await page.waitForTimeout(watched);
      const share = (100 * 1000 * ((await busy()) - loaded)) / watched;
      const motion = reducedMotion === 'reduce' ? 'none' : 'as it is';
      rows[`${path} at ${width}, motion ${motion}`] = {
        'first 4 s (s)': Number(loaded.toFixed(2)),
        'then, % of a core': Number(share.toFixed(2)),
      };
      await page.close();
    }
  }
  return rows;
}

const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/'];
await withSite(resolve('out'), async (browser, origin) => {
  for (const path of paths) console.table(await measure(browser, origin, path));
});
