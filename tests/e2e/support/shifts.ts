import type { Page } from '@playwright/test';

export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much of the page has moved by itself, where that is a hundredth or more. */
export const layoutShift = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    const total = shifts.reduce((sum, value) => sum + value, 0);
    return total < 0.01 ? [] : [`moved by ${total}`];
  });
