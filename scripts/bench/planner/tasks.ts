import { routes } from '../../../lib/routes';
import { withSite } from '../with-site';

/** Keeps the page's tasks of more than 50 ms, which are felt. */
const keepLongTasks = () => {
  const kept: number[] = [];
  Reflect.set(window, 'longTasks', kept);
  new PerformanceObserver((list) => {
    kept.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
};

/**
 * Prints the long tasks of the page's main thread while the sample days are optimized.
 *
 * @param root the folder of a built site
 */
export async function printTasks(root: string) {
  await withSite(root, async (browser, origin) => {
    for (const name of ['courier', 'stress']) {
      const size = { width: 1440, height: 900 };
      const page = await browser.newPage({ viewport: size, serviceWorkers: 'block' });
      await page.goto(`${origin}${routes.routeOptimization}#planner=${name}`);
      const button = page.locator('.planner-pull button:enabled');
      await button.waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(keepLongTasks);
      await button.click();
      await page.waitForSelector('[data-planner-run="woven"]', { timeout: 240_000 });
      // The routes of the last plan draw themselves.
      await page.waitForTimeout(1500);
      const tasks = await page.evaluate((): number[] => Reflect.get(window, 'longTasks'));
      const longest = Math.max(0, ...tasks).toFixed(0);
      console.log(`${name}: ${tasks.length} tasks above 50 ms, the longest ${longest} ms`);
      await page.close();
    }
  });
}
