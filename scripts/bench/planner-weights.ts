import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import { kilobyte, rounded } from './figures';
import { withSite } from './with-site';

/** Script that the planner may load beyond its page, in bytes after brotli. */
const budget = 90 * kilobyte;

/** Disables what loads by intersection or when idle. */
const stay =
  'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }; window.requestIdleCallback = () => 0;';

async function scriptsOf(browser: Browser, address: string, ready: string) {
  const size = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport: size, serviceWorkers: 'block' });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) asked.add(path);
  });
  await page.addInitScript({ content: stay });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return asked;
}

/** Bytes after brotli until the planner is usable, beyond its page. */
export const weighPlanner = (root: string): Promise<number> =>
  withSite(root, async (browser, origin) => {
    const address = origin + routes.routeOptimization;
    const bare = await scriptsOf(browser, address, 'h1');
    const all = await scriptsOf(
      browser,
      `${address}#planner`,
      '[data-planner-run] .planner-pull button:enabled',
    );
    // Small files have no copy.
    const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
    return [...all]
      .filter((path) => !bare.has(path))
      .reduce((sum, path) => sum + statSync(sent(join(root, path))).size, 0);
  });

export function plannerExcesses(bytes: number): readonly string[] {
  if (bytes === 0) return ['The planner was not found in its page.'];
  const excess = bytes - budget;
  return excess > 0 ? [`The planner is over its budget by ${rounded(excess, 'KB')} KB.`] : [];
}
