import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { planner, runIs } from './planner-page';

test.use({ expectedConsole: [/Failed to load resource|net::ERR_|Failed to load chunk|Worker/i] });

// A page that lacks a part loads itself anew, once an hour; here it has just done so.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now()))),
);

test('a town that does not come is told, and comes when asked again', async ({ page }) => {
  const chunks = 'out/_next/static/chunks';
  const towns = readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(`${chunks}/${file}`, 'utf8').includes('Velvet Parade'));
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
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super('works' in window ? address : '/_next/static/chunks/none.js', options);
      }
    };
  });
  await page.goto(`${routes.routeOptimization}#planner`);
  await runIs(page, 'failed');
  await expect(planner(page)).toContainText('The planner stopped. Your stops are kept.');
  await page.evaluate(() => Object.assign(window, { works: true }));
  await planner(page).getByRole('button', { name: 'Try again' }).click();
  await runIs(page, 'idle');
});
