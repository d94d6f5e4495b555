import { routes } from '../../../lib/routes';
import { withSite } from '../with-site';

/** An event of Chromium's trace; its duration in microseconds of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread, in milliseconds of the processor. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * Prints how long a task holds up the page's main thread at most while the sample days are optimized.
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
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
      await button.click();
      await page.waitForSelector('[data-planner-run="woven"]', { timeout: 240_000 });
      // The routes of the last plan draw themselves.
      await page.waitForTimeout(1500);
      const longest = longestTask(await browser.stopTracing());
      console.log(`${name}: the longest task has ${longest.toFixed(0)} ms of the processor`);
      await page.close();
    }
  });
}
