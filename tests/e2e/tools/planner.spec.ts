import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { libraryCame } from '../support/device';
import { resize, scrollThrough } from '../support/look';
import { expect, test } from '../support/test';
import { translate, translated } from '../support/translate';
import { allCame, heading, map, openPlanner, planner, runIs, smallest } from './planner-page';

// What the search finds is tested in lib, what each part says, does and where it fails with it.

/** How long a run may take where other processes keep both cores busy, in milliseconds. */
const runTime = 90_000;

test.describe.configure({ timeout: 2 * runTime });
test.use({ viewport: { width: 1440, height: 1000 } });

const own = `name,latitude,longitude,minutes
Depot,51.500,-0.120
Mill Lane 2,51.505,-0.118,4
Quay 7,510.509,-0.131,6
Hill Road 31,51.498,-0.140,5
`;

test('is reached from other pages, by its days', async ({ page }) => {
  await page.goto(routes.helpRouteAlgorithms);
  await page.getByRole('link', { name: /opened with 200 stops/ }).click();
  await expect(page).toHaveURL(/#planner=stress$/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(map(page)).toHaveAccessibleName('Map with 200 stops');
});

test('plans on a translated page, and asks for nothing meanwhile', async ({ page }) => {
  const library = libraryCame(page);
  await page.goto(routes.routeOptimization);
  await scrollThrough(page);
  await openPlanner(page, smallest);
  await page.evaluate(translate);
  await allCame(page);
  await library;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.push(request.url());
  });
  const button = (words: string) =>
    planner(page).getByRole('button', { name: translated(words), exact: true });
  const main = planner(page).locator('.planner-main');
  const figure = planner(page).locator('.planner-readings .planner-figure').first();
  const manual = (await figure.textContent()) ?? '';

  await test.step('edits', async () => {
    const first = planner(page).locator('.planner-name').first();
    const name = (await first.textContent()) ?? '';
    await planner(page).locator('.planner-stop').first().click();
    await planner(page).getByLabel(translated('Load, boxes')).fill('3');
    await page.keyboard.press('Enter');
    await runIs(page, 'edited');
    await expect(main).toHaveText(translated('Optimize again'));
    await button('Delete').click();
    await expect(planner(page).locator('.planner-stop').filter({ hasText: name })).toHaveCount(0);
    // The note over the map has an Undo of its own.
    const undo = planner(page).locator('.planner-buttons').getByRole('button', { name: 'Undo' });
    await undo.click();
    await undo.click();
    await runIs(page, 'idle');
    await expect(figure).toHaveText(manual);
  });

  await test.step('takes a van more', async () => {
    const tab = planner(page).getByRole('tab').nth(1);
    await tab.click();
    const vans = Number(await planner(page).locator('.planner-count').textContent());
    await planner(page).getByRole('button', { name: 'A van more' }).click();
    await expect(tab.locator('.planner-tab-count')).toHaveText(`${vans + 1}`);
    await planner(page).getByRole('button', { name: 'A van fewer' }).click();
    await planner(page).getByRole('tab').first().click();
  });

  await test.step('optimizes', async () => {
    await main.click();
    await runIs(page, 'optimizing');
    await expect(main).toHaveText(translated('Stop'));
    await main.click();
    await runIs(page, 'stopped');
    await main.click();
    await runIs(page, 'optimized', runTime);
    await expect(figure).not.toHaveText(manual);
    await expect(planner(page).locator('.planner-lines')).toContainText(translated('Optimized in'));
  });

  await test.step('hands out a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: false }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('takes own stops', async () => {
    await page.getByRole('button', { name: translated('Bring your own stops') }).click();
    const dialog = page.getByRole('dialog', { name: translated('Bring your own stops') });
    await dialog.getByRole('textbox').first().fill(own);
    await dialog.getByRole('button', { name: translated('Read these lines') }).click();
    await expect(dialog).toContainText(translated('First error, line 4'));
    const wrong = dialog.locator('.planner-import-field[aria-invalid=true]');
    await wrong.fill('51.509');
    await dialog.getByRole('button', { name: translated('Check again') }).click();
    await expect(wrong).toHaveCount(0);
    await dialog.getByRole('button', { name: translated('Plan 3 stops') }).click();
    await expect(map(page)).toHaveAccessibleName('Map with 3 stops');
    await expect(planner(page)).toContainText(translated('Your own stops, on plain ground'));
  });
  expect(asked).toEqual([]);
});

test('axe finds nothing in any state, and each van gets a sheet of paper', async ({ page }) => {
  await openPlanner(page, smallest);
  const clean = async (state: string) => expect.soft(await axeFindings(page), state).toEqual([]);
  for (const tab of ['Vans', 'Rules']) {
    await planner(page).getByRole('tab', { name: tab }).click();
    await clean(tab);
  }
  await planner(page).getByRole('button', { name: 'Optimize' }).click();
  await planner(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await runIs(page, 'stopped');
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, 768);
  await clean('planned, dark');

  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: 'Driver sheets' }).click();
  const driverSheets = page.locator('.driver-sheet-page');
  await expect(driverSheets).not.toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(await driverSheets.count());
});

test('an edit is heard once, and no id stands twice', async ({ page }) => {
  await openPlanner(page, smallest);
  await allCame(page);
  await map(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Delete');
  await runIs(page, 'edited');
  await expect(planner(page).locator('.planner-map-note')).toBeVisible();
  const speaking = planner(page).locator('[role=status], [aria-live], output');
  await expect(speaking).toHaveText([/^Stop \d+ deleted/]);
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is a page of its own, which Back closes and forward opens', async ({ page }) => {
    const dialog = page.locator('dialog.planner-page');
    await page.goto(routes.routeOptimization);
    const open = page.locator('#planner').getByRole('link', { name: 'Open the planner' });
    await open.tap();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveTitle('Route planner');
    await runIs(page, 'idle');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(routes.routeOptimization);
    await expect(open).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
});

test.describe('a town that does not come', () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR_|Failed to load chunk/i] });

  test('is told, and comes when asked again', async ({ page }) => {
    // A page that lacks a part loads itself anew, once an hour; here it has just done so.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())));
    const folder = '_next/static/chunks';
    const towns = readdirSync(`out/${folder}`)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(`out/${folder}/${file}`, 'utf8').includes('Velvet Parade'));
    expect(towns.length).toBeGreaterThan(0);
    for (const file of towns) await page.route(`**/${folder}/${file}`, (route) => route.abort());
    await page.goto(`${routes.routeOptimization}#planner`);
    await runIs(page, 'failed');
    await expect(planner(page)).toContainText('The town’s map is not on the server.');
    expect(await axeFindings(page)).toEqual([]);
    await page.unrouteAll();
    await planner(page).getByRole('button', { name: 'Try again' }).click();
    await runIs(page, 'idle');
  });
});
