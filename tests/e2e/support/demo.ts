import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Demo' });
export const openers = '[commandfor="demo-dialog"][command="show-modal"]';

/** A page that stands in for the scheduler, which is not asked. */
export const scheduler = `<!doctype html><title>Scheduler</title><h1>Pick a time</h1>
<script>parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')</script>`;

/** Collects the addresses of other origins that are asked for. Each gets `body`, or no answer. */
export async function watchOthers(page: Page, baseURL: string | undefined, body?: string) {
  const asked: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      asked.push(route.request().url());
      return body
        ? route.fulfill({ contentType: 'text/html', body })
        : route.abort('blockedbyclient');
    },
  );
  return asked;
}

/** Each button opens the demo dialog, and gets the focus back when it is closed. Nothing is pointed at after that. */
export async function eachOpensDemo(page: Page, buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.mouse.move(0, 0);
}
