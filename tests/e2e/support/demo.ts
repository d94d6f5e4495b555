import type { Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Demo' });
export const openers = '[commandfor="demo-dialog"][command="show-modal"]';

/** A page that stands in for the scheduler, which is not asked. */
const scheduler = `<!doctype html><title>Scheduler</title><h1>Pick a time</h1><button>9:00</button>
<script>parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')</script>`;

/** Collects the addresses of other origins that are asked for. Each gets the scheduler. */
export async function watchOthers(page: Page, baseURL: string | undefined) {
  const asked: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: scheduler });
    },
  );
  return asked;
}
