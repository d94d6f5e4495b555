import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

// How such texts are read, in addresses and in the storage, is tested in lib; here nothing of them runs.

const markup = '"><img src=x onerror="window.ran=1"><script>window.ran=2</script>';
const encoded = encodeURIComponent(markup);
/** The server refuses a slash that is written so. */
const inPath = encoded.replaceAll('%2F', '');

const queries = [
  `?q=${encoded}&category=${encoded}&page=${encoded}`,
  `?vehicles=${encoded}&fuel=1e309&miles=-0&utm_source=${encoded}`,
  '?q=%E0%A4%A&page=99999999999999999999&category=__proto__&%ff=%fe',
  `?${'q='.repeat(2000)}`,
];
const hashes = [
  `#${encoded}`,
  '#%E0%A4%A',
  '#planner=1.AAAA',
  '#planner=99.x',
  '#javascript:alert(1)',
];

const pages = [routes.blog, routes.routeOptimization, `/blog/${inPath}`];

async function isSound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    foreign: document.querySelectorAll('[onerror], img[src="x"], a[href^="javascript:"]').length,
  }));
  expect(found).toEqual({ ran: false, foreign: 0 });
}

test.use({ expectedConsole: [/Failed to load resource.* 404/] });

for (const path of pages) {
  test(`${path.slice(0, 40)} with queries and hashes that nobody means`, async ({ page }) => {
    for (const [number, query] of queries.entries()) {
      await page.goto(path + query + hashes[number % hashes.length]);
      await isSound(page);
    }
  });
}
