import type { CDPSession, Page } from '@playwright/test';
import { routes } from '../../../lib/routes';
import { withSite } from '../with-site';

/** A task of the page's main thread, in milliseconds. */
interface Task {
  /** By the clock, with the time in which other threads had the core. */
  readonly taken: number;
  /** Of the processor. */
  readonly worked: number;
}

/** What Chromium traces, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Longer tasks are felt. */
const limit = 50;

/** All tasks of the page's main thread while something is done. */
async function tasksOf(session: CDPSession, act: () => Promise<void>): Promise<readonly Task[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ taken: dur / 1000, worked: tdur / 1000 }));
}

/** Weaves the day that is open, pressed as a visitor presses: nothing else runs in the page meanwhile. */
async function weave(page: Page, at: { readonly x: number; readonly y: number }) {
  await page.mouse.click(at.x, at.y);
  await page.waitForSelector('[data-planner-run="woven"]', { timeout: 240_000 });
  // The threads of the last plan draw themselves.
  await page.waitForTimeout(1500);
}

const most = (values: readonly number[]): string => `${Math.max(0, ...values).toFixed(0)} ms`;

/**
 * Prints how long tasks hold up the page's main thread while the sample days are woven.
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
      const box = await button.boundingBox();
      if (!box) throw new Error('The planner has no button to press');
      const session = await page.context().newCDPSession(page);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const tasks = await tasksOf(session, () => weave(page, at));
      const long = tasks.filter(({ taken }) => taken > limit);
      console.log(
        `${name}: the longest task had ${most(tasks.map(({ worked }) => worked))} of the processor; ` +
          `by the clock it took ${most(tasks.map(({ taken }) => taken))}, ` +
          `${long.length} of ${tasks.length} tasks more than ${limit} ms`,
      );
      await page.close();
    }
  });
}
