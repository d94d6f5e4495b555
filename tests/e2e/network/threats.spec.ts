import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

// Reading 2,000 such texts is tested in tests/fuzz; here nothing breaks, and nothing of them runs.

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

const pages = [routes.home, routes.blog, routes.routeOptimization, `/blog/${inPath}`];

async function isSound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    foreign: document.querySelectorAll('[onerror], img[src="x"], a[href^="javascript:"]').length,
  }));
  expect(found).toEqual({ ran: false, foreign: 0 });
}

/** Leaves a text under every key that the site reads. Call it before `goto`. */
async function leaveInStorage(page: Page, text: string) {
  await page.addInitScript((left) => {
    const keys = ['theme', 'saved-articles', 'searches', 'search-slash', 'read-guides', 'utm'];
    const more = ['draft-contact', 'draft-integration-request', 'planner-day', 'planner-unit'];
    for (const key of [...keys, ...more, 'helpful-a']) {
      localStorage.setItem(key, left);
      sessionStorage.setItem(key, left);
    }
  }, text);
}

test.describe('addresses', () => {
  test.use({ expectedConsole: [/Failed to load resource.* 404/] });

  for (const path of pages) {
    test(`${path.slice(0, 40)} with queries and hashes that nobody means`, async ({ page }) => {
      for (const [number, query] of queries.entries()) {
        await page.goto(path + query + hashes[number % hashes.length]);
        await isSound(page);
      }
    });
  }
});

test('a device that holds what nobody means, with a clock years off', async ({ page }) => {
  const now = new Date();
  now.setFullYear(now.getFullYear() - 10);
  await page.clock.setSystemTime(now);
  await leaveInStorage(page, '[1,{"a":null},"<img src=x onerror=window.ran=1>"]');
  for (const path of [routes.blog, routes.contact, routes.support, routes.webinars]) {
    await page.goto(path);
    await isSound(page);
  }
  await page.goto(`${routes.routeOptimization}#planner`);
  await expect(page.locator('.planner [data-van]').first()).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-field')).toBeFocused();
  await isSound(page);
});
