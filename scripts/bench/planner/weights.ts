import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { kilobyte, rounded } from '../figures';
import { withSite } from '../with-site';

/** What the planner may fetch until it can be used, in bytes of script as brotli sends them. */
const budgets = {
  /** Until its view stands. */
  view: 25 * kilobyte,
  /** The worker with all that it runs. */
  engine: 25 * kilobyte,
  /** The town's map with what reads it, and the sample days. */
  town: 60 * kilobyte,
} as const;

type Part = keyof typeof budgets;

const parts = Object.keys(budgets) as readonly Part[];

/** Idle time never begins, so that what waits for it is not counted; notes when the view stood. */
const watchView = `
  window.requestIdleCallback = () => 0;
  new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-planner-run]')) return;
    window.plannerStood = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;
/** A page that loads nothing because it comes near. */
const stay =
  'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} }; window.requestIdleCallback = () => 0;';

/** Opens the planner's page and collects the scripts that it asks for, its workers' too. */
async function open(browser: Browser, address: string, script: string) {
  const size = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport: size, serviceWorkers: 'block' });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.js')) asked.add(path);
  });
  await page.addInitScript({ content: script });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, asked };
}

/** Waits until nothing more was asked for, longer than the page puts off any loading. */
async function settle({ page, asked }: { readonly page: Page; readonly asked: Set<string> }) {
  for (let before = -1; asked.size !== before; ) {
    before = asked.size;
    await page.waitForTimeout(3000);
  }
}

/** What the page itself asked for, with the time of each, and when the planner stood. */
const readTimes = (page: Page) =>
  page.evaluate(() => ({
    stood: Number(Reflect.get(window, 'plannerStood')),
    times: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => [new URL(name).pathname, startTime] as const),
  }));

/** The scripts of each part, by their addresses. */
async function filesOf(browser: Browser, origin: string): Promise<Record<Part, string[]>> {
  const address = origin + routes.routeOptimization;
  const bare = await open(browser, address, stay);
  const planner = await open(browser, `${address}#planner`, watchView);
  await planner.page.locator('[data-planner-run] .planner-pull button:enabled').waitFor();
  await Promise.all([settle(bare), settle(planner)]);
  const { stood, times } = await readTimes(planner.page);
  const since = new Map(times);
  const partOf = (path: string): Part => {
    const begun = since.get(path);
    if (begun === undefined || path.includes('worker')) return 'engine';
    return begun < stood ? 'view' : 'town';
  };
  const files: Record<Part, string[]> = { view: [], engine: [], town: [] };
  for (const path of planner.asked) if (!bare.asked.has(path)) files[partOf(path)].push(path);
  return files;
}

/** The bytes of each part of a built site's planner as brotli sends them, beyond those of its page. */
export async function weighPlanner(root: string): Promise<Readonly<Record<Part, number>>> {
  const files = await withSite(root, filesOf);
  // What is small is sent as it is.
  const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const weigh = (part: Part) =>
    files[part].reduce((sum, path) => sum + statSync(sent(join(root, path))).size, 0);
  return { view: weigh('view'), engine: weigh('engine'), town: weigh('town') };
}

/** One sentence for each part over its budget, and for each that was not found at all. */
export const plannerExcesses = (weights: Readonly<Record<Part, number>>): readonly string[] =>
  parts.flatMap((part) => {
    const excess = weights[part] - budgets[part];
    if (weights[part] === 0) return [`The planner's ${part} was not found in the page.`];
    return excess > 0
      ? [`The planner's ${part} is over its budget by ${rounded(excess, 'KB')} KB.`]
      : [];
  });
