import type { Page, Worker } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect } from '../support/test';

/** The smallest sample day, so that no state takes long to come. */
export const smallest = '#planner=field';

export const planner = (page: Page) => page.locator('.planner');
export const map = (page: Page) => planner(page).getByRole('group', { name: /^Map with/ });

export const runIs = (page: Page, kind: string, timeout?: number) =>
  expect(planner(page)).toHaveAttribute('data-planner-run', kind, { timeout });

export async function openPlanner(page: Page, hash = '#planner'): Promise<void> {
  await page.goto(`${routes.routeOptimization}${hash}`);
  await runIs(page, 'idle');
  await expect(map(page)).toBeVisible();
  await expect(planner(page).locator('g[data-van]').first()).toBeAttached();
}

/** Waits for the parts that come when the browser has time: for keys and fingers, for lists and files. */
export async function allCame(page: Page): Promise<void> {
  await expect(planner(page).locator('.planner-curve')).toBeAttached();
  await expect(page.locator('.planner-drop')).toBeAttached();
  // The workers that plan and read fetch their scripts by themselves.
  const isReady = (worker: Worker) => worker.evaluate(() => Boolean(self.onmessage));
  const ready = async () => (await Promise.all(page.workers().map(isReady))).filter(Boolean).length;
  await expect.poll(ready).toBe(2);
}
