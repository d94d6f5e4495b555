import type { Page } from '@playwright/test';

/** What the browser can tell of a load when it is over. */
export type PageEvents = {
  /** The addresses whose loading began before anything was drawn. */
  readonly early: ReadonlySet<string>;
  /** The addresses that the document itself asked for, by `<link>`. */
  readonly linked: ReadonlySet<string>;
  readonly nodes: number;
  /** Sum of the layout shifts that no input caused. */
  readonly shift: number;
};

/** Reads the timings that the browser kept; nothing has to run before the page. */
export async function readEvents(page: Page): Promise<PageEvents> {
  const { early, linked, ...rest } = await page.evaluate(async () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Shifts are not in the list of entries: an observer gets those that were, then calls once.
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      const entries: PerformanceEntryList = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() =>
        setTimeout(() => resolve([...entries, ...observer.takeRecords()])),
      );
    });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    return {
      early: resources.filter((entry) => entry.startTime < paint).map((entry) => entry.name),
      linked: resources
        .filter((entry) => entry.initiatorType === 'link')
        .map((entry) => entry.name),
      nodes: document.querySelectorAll('*').length,
      shift: (shifts as Shift[]).reduce(
        (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
        0,
      ),
    };
  });
  return { ...rest, early: new Set(early), linked: new Set(linked) };
}
