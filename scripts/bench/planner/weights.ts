import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { kilobyte } from '../figures';
import { withSite } from '../with-site';

/** What the planner may fetch until it can be used, in bytes of script as brotli sends them. */
export const plannerBudgets = {
  /** Until its view stands. */
  view: 25 * kilobyte,
  /** The worker with all that it runs. */
  engine: 25 * kilobyte,
  /** The town's map with what reads it, and the sample days. */
  town: 60 * kilobyte,
} as const;

type Part = keyof typeof plannerBudgets;

/** The scripts of each part, by their addresses, and those that come when the browser has time. */
export type PlannerFiles = Readonly<Record<Part | 'late', readonly string[]>>;

/** Idle time begins when the measurement says so, and tells when the planner's view stood. */
const hold = `{
  const held = [];
  window.requestIdleCallback = (run) => held.push(run);
  window.haveIdle = () => { for (const run of held.splice(0)) run({ timeRemaining: () => 50 }); };
  new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-planner-run]')) return;
    window.plannerStood = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
}`;
/** A page that brings nothing because it comes near. */
const stay = 'window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} };';

/** Waits until nothing more was asked for, longer than anything of the page itself puts off its loading. */
async function settle(page: Page, asked: ReadonlySet<string>) {
  for (let before = -1; asked.size !== before; ) {
    before = asked.size;
    await page.waitForTimeout(3000);
  }
}

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

/** What the page itself asked for, with the time of each, and when the planner stood. */
const readTimes = (page: Page) =>
  page.evaluate(() => ({
    stood: Number(Reflect.get(window, 'plannerStood')),
    times: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => [new URL(name).pathname, startTime] as const),
  }));

async function filesOf(browser: Browser, origin: string): Promise<PlannerFiles> {
  const address = origin + routes.routeOptimization;
  const bare = await open(browser, address, stay);
  await settle(bare.page, bare.asked);
  const { page, asked } = await open(browser, `${address}#planner`, hold);
  await page.locator('[data-planner-run] .planner-pull button:enabled').waitFor();
  await settle(page, asked);
  const own = [...asked].filter((path) => !bare.asked.has(path));
  await page.evaluate(() => Reflect.get(window, 'haveIdle')());
  await page.waitForLoadState('networkidle');
  await settle(page, asked);
  const { stood, times } = await readTimes(page);
  const since = new Map(times);
  const isEngine = (path: string) => !since.has(path) || path.includes('worker');
  const isView = (path: string) => (since.get(path) ?? 0) < stood;
  return {
    view: own.filter((path) => !isEngine(path) && isView(path)),
    engine: own.filter(isEngine),
    town: own.filter((path) => !isEngine(path) && !isView(path)),
    late: [...asked].filter((path) => !bare.asked.has(path) && !own.includes(path)),
  };
}

/**
 * The scripts that the planner of a built site needs beyond those of its page: for its view, its
 * worker and its town, and those that come when the browser has time.
 */
export const findPlannerFiles = (root: string): Promise<PlannerFiles> =>
  withSite(root, (browser, origin) => filesOf(browser, origin));

/** The bytes of each part as brotli sends them. */
export function weighPlanner(
  root: string,
  files: PlannerFiles,
): Record<keyof PlannerFiles, number> {
  // What is small is sent as it is.
  const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const weigh = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + statSync(sent(join(root, path))).size, 0);
  const { view, engine, town, late } = files;
  return { view: weigh(view), engine: weigh(engine), town: weigh(town), late: weigh(late) };
}

const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** One sentence for each part over its budget, and for each that was not found at all. */
export const plannerExcesses = (weights: Readonly<Record<Part, number>>): readonly string[] =>
  (Object.keys(plannerBudgets) as Part[]).flatMap((part) => {
    const [value, budget] = [weights[part], plannerBudgets[part]];
    if (value === 0) return [`The planner's ${part} was not found in the page.`];
    if (value <= budget) return [];
    return [`The planner's ${part} is over its budget by ${inKilobytes(value - budget)}.`];
  });
