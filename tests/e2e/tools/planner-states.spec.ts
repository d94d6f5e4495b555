import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner, runIs, runTime } from './planner-page';

// The smallest sample day, so that no state takes long to come.

const day = '#planner=field';
test.use({ viewport: { width: 1440, height: 1000 } });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet goes up and down, and axe finds nothing at its three heights', async ({
    page,
  }) => {
    await openPlanner(page, day);
    const sheet = planner(page).locator('.planner-sheet');
    const handle = sheet.locator('.planner-handle');
    expect(await axeFindings(page)).toEqual([]);
    await handle.tap();
    await expect(sheet).toHaveClass(/planner-sheet-high/);
    expect(await axeFindings(page)).toEqual([]);
    await handle.press('ArrowDown');
    await handle.press('ArrowDown');
    await expect(sheet).toHaveClass(/planner-sheet-low/);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('an edit is heard once, and no id stands twice', async ({ page }) => {
  await openPlanner(page, day);
  await allCame(page);
  await map(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Delete');
  await runIs(page, 'edited');
  const speaking = planner(page).locator('[role=status], [aria-live], output');
  await expect(planner(page).locator('.planner-map-note')).toBeVisible();
  await expect(speaking).toHaveText([/^Stop \d+ deleted/]);
  for (const name of ['Vans', 'Rules']) {
    await planner(page).getByRole('tab', { name }).click();
    await expect(speaking).toHaveCount(1);
  }
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test.describe('with a part that fails', () => {
  test.describe.configure({ timeout: 2 * runTime });
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
    await runIs(page, 'failed', runTime);
    await expect(planner(page)).toContainText('The planner stopped. Your stops are kept.');
    await page.evaluate(() => Object.assign(window, { works: true }));
    await planner(page).getByRole('button', { name: 'Try again' }).click();
    await runIs(page, 'idle');
  });
});
