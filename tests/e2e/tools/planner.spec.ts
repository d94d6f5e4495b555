import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { libraryCame } from '../support/device';
import { resize, scrollThrough } from '../support/look';
import { expect, test } from '../support/test';
import { translate, translated } from '../support/translate';
import { allCame, map, openPlanner, planner, runIs, smallest } from './planner-page';

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

  await test.step('optimizes', async () => {
    await main.click();
    await runIs(page, 'optimizing');
    await expect(main).toHaveText(translated('Stop'));
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
