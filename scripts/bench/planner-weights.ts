import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { kilobyte, rounded } from './figures';
import { withSite } from './with-site';

/** Script in bytes after brotli. */
interface PlannerWeights {
  /** Until the planner is usable, beyond its page. */
  readonly view: number;
  /**
   * For reading a list beyond that, without the readers that come with a file of their kind. What is in both
   * the page and its worker counts twice.
   */
  readonly lists: number;
  /** For an export beyond the view: links and driver sheets come with it. */
  readonly exports: number;
}

const budgets: PlannerWeights = {
  view: 90 * kilobyte,
  lists: 30 * kilobyte,
  exports: 18 * kilobyte,
};

/** Disables what loads by intersection or when idle. */
const stay =
  'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }; window.requestIdleCallback = () => 0;';

async function scriptsOf(
  browser: Browser,
  address: string,
  ready: string,
  use?: (page: Page) => Promise<void>,
) {
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
  await use?.(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

/** Reads a list of one stop. */
async function readList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring your own stops' }).click();
  await page.getByLabel('Or paste its lines').fill('name,lat,lon\nDepot,51.5,-0.1\na,51.6,-0.2');
  await page.getByRole('button', { name: 'Read these lines' }).click();
  await page.getByText('The one stop can be read.').waitFor();
}

const exportFile = (page: Page) => page.getByRole('button', { name: 'GPX' }).click();

export const weighPlanner = (root: string): Promise<PlannerWeights> =>
  withSite(root, async (browser, origin) => {
    const address = origin + routes.routeOptimization;
    const bare = await scriptsOf(browser, address, 'h1');
    const ready = '[data-planner-run] .planner-pull button:enabled';
    const view = await scriptsOf(browser, `${address}#planner`, ready);
    const lists = await scriptsOf(browser, `${address}#planner`, ready, readList);
    const exports = await scriptsOf(browser, `${address}#planner`, ready, exportFile);
    // Small files have no copy.
    const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
    const weigh = (all: ReadonlySet<string>, known: ReadonlySet<string>) =>
      [...all]
        .filter((path) => !known.has(path))
        .reduce((sum, path) => sum + statSync(sent(join(root, path))).size, 0);
    return {
      view: weigh(view, bare),
      lists: weigh(lists, view),
      exports: weigh(exports, view),
    };
  });

export function plannerExcesses(weights: PlannerWeights): readonly string[] {
  const parts = {
    view: 'The planner',
    lists: 'What the planner loads for lists',
    exports: 'What the planner loads for exports',
  };
  return (['view', 'lists', 'exports'] as const).flatMap((part) => {
    const excess = weights[part] - budgets[part];
    if (weights[part] === 0) return [`${parts[part]} was not found.`];
    return excess > 0 ? [`${parts[part]} is over its budget by ${rounded(excess, 'KB')} KB.`] : [];
  });
}
