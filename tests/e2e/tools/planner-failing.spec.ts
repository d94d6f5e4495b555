import { readdirSync, readFileSync } from 'node:fs';
import { courierFigures } from '@/lib/planner/town/files/figures';
import { routes } from '@/lib/routes';
import { miles } from '@/lib/words/miles';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { openPlanner, planner, runIs, runTime } from './planner-page';

test.describe.configure({ timeout: 2 * runTime });
test.use({
  viewport: { width: 1440, height: 1000 },
  expectedConsole: [/Failed to load resource|net::ERR_|Failed to load chunk|Worker|worker/i],
});

// A page that lacks a part loads itself anew, once an hour; here it has just done so.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now()))),
);

const chunks = 'out/_next/static/chunks';

/** The files of the build that hold some words, as addresses. */
const filesWith = (words: string) =>
  readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(`${chunks}/${file}`, 'utf8').includes(words));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its result stands there as a picture and in words', async ({ page }) => {
    await page.goto(`${routes.routeOptimization}#planner`);
    const { stops, byHand, woven } = courierFigures;
    await expect(page.locator('#planner')).toContainText(
      `The planner needs JavaScript. Its result: ${stops} stops all over a town, five vans, ${miles(woven.meters / 1000)} miles in place of ${miles(byHand.meters / 1000)}, no crossing.`,
    );
    const picture = page.locator('img.planner-still');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/planner-woven.svg');
    await expect(page.getByRole('link', { name: 'Open the planner' })).toBeHidden();
  });
});

test('a planner that does not come leaves its picture, and says so', async ({ page }) => {
  await page.goto(routes.routeOptimization);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const alert = page.locator('#planner').getByRole('alert');
  await expect(alert).toContainText('The planner did not load.');
  await expect(page.locator('img.planner-still').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/_next/static/chunks/*.js');
  await page.getByRole('link', { name: 'Open the planner' }).click();
  await runIs(page, 'idle');
});

test('a town that does not come is told, and comes when asked again', async ({ page }) => {
  const towns = filesWith('Velvet Parade');
  expect(towns.length).toBeGreaterThan(0);
  await page.route(
    (url) => towns.some((file) => url.pathname.endsWith(file)),
    (route) => route.abort(),
  );
  await page.goto(`${routes.routeOptimization}#planner`);
  await runIs(page, 'failed');
  await expect(planner(page)).toContainText('The town’s map is not on the server.');
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await planner(page).getByRole('button', { name: 'Try again' }).click();
  await runIs(page, 'idle');
});

test('a worker that fails keeps the stops, and starts again', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    const state = { fails: true };
    Object.assign(window, { workers: state });
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(state.fails ? '/_next/static/chunks/none.js' : address, options);
      }
    };
  });
  await page.goto(`${routes.routeOptimization}#planner`);
  await runIs(page, 'failed', runTime);
  await expect(planner(page)).toContainText('The planner stopped. Your stops are kept.');
  await page.evaluate(() => {
    (window as unknown as { workers: { fails: boolean } }).workers.fails = false;
  });
  await planner(page).getByRole('button', { name: 'Try again' }).click();
  await runIs(page, 'idle');
  await openPlanner(page);
});
