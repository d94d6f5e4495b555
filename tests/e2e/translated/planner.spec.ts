import { expect, test } from '../support/test';
import { translated } from '../support/translate';
import { allCame, map, planner, runIs, runTime } from '../tools/planner-page';
import { driveTranslated, wordsOf } from './drive';

test.describe.configure({ timeout: 2 * runTime });
test.use({ viewport: { width: 1440, height: 1000 } });

const own = `name,latitude,longitude,minutes
Depot,51.500,-0.120
Mill Lane 2,51.505,-0.118,4
Quay 7,51.509,-0.131,6
Hill Road 31,51.498,-0.140,5
`;

driveTranslated('the planner', async (page, open) => {
  await open('/route-optimization#planner');
  await runIs(page, 'idle');
  await expect(planner(page).locator('[data-van]').first()).toBeAttached();
  await allCame(page);
  const press = (words: string) =>
    planner(page)
      .getByRole('button', { name: translated(words), exact: true })
      .click();
  const main = planner(page).locator('.planner-main');
  const distance = planner(page).locator('.planner-readings .planner-figure').first();
  const byHand = await wordsOf(distance);

  await test.step('edits', async () => {
    const names = planner(page).locator('.planner-name');
    const name = await wordsOf(names.first());
    expect(name).not.toContain('»');
    await planner(page).locator('.planner-stop').first().click();
    const load = planner(page).getByLabel(translated('Load, boxes'));
    await load.fill('3');
    await load.press('Enter');
    await runIs(page, 'edited');
    await expect(main).toHaveText(translated('Weave again'));
    const shown = planner(page).locator('.planner-stop').filter({ hasText: name });
    await expect(shown.locator('.planner-boxes')).toHaveText(translated(', 3 boxes'));
    await press('Delete');
    await expect(shown).toHaveCount(0);
    await press('Undo');
    await press('Undo');
    await runIs(page, 'idle');
    await expect(distance).toHaveText(byHand);
  });

  await test.step('takes a van more', async () => {
    const tabs = planner(page).getByRole('tab');
    await tabs.nth(1).click();
    const count = planner(page).locator('.planner-count');
    const vans = Number(await wordsOf(count));
    await planner(page).getByRole('button', { name: 'A van more' }).click();
    await expect(count).toHaveText(`${vans + 1}`);
    await expect(tabs.nth(1).locator('.planner-tab-count')).toHaveText(`${vans + 1}`);
    await planner(page).getByRole('button', { name: 'A van fewer' }).click();
    await expect(count).toHaveText(`${vans}`);
    await tabs.first().click();
  });

  await test.step('optimizes', async () => {
    await main.click();
    await runIs(page, 'weaving');
    await expect(main).toHaveText(translated('Stop'));
    await main.click();
    await runIs(page, 'stopped');
    await expect(main).toHaveText(/^»Go »on »from \d+$/);
    await main.click();
    await runIs(page, 'woven', runTime);
    await expect(distance).not.toHaveText(byHand);
    await expect(planner(page).locator('.planner-lines')).toContainText('»Woven »in');
  });

  await test.step('takes own stops', async () => {
    await page.getByRole('button', { name: translated('Bring your own stops') }).click();
    const dialog = page.getByRole('dialog', { name: translated('Bring your own stops') });
    await dialog.getByRole('textbox').first().fill(own.replace('51.509', '510.509'));
    await dialog.getByRole('button', { name: translated('Read these lines') }).click();
    await expect(dialog).toContainText(translated('First error, line 4'));
    const wrong = dialog.locator('.planner-import-field[aria-invalid=true]');
    await wrong.fill('51.509');
    await dialog.getByRole('button', { name: translated('Check again') }).click();
    await expect(wrong).toHaveCount(0);
    await expect(dialog).toContainText('Mill Lane 2');
    await dialog.getByRole('button', { name: translated('Plan 3 stops') }).click();
    await expect(map(page)).toHaveAccessibleName('Map with 3 stops');
    await expect(planner(page).locator('.planner-name').first()).toHaveText(/^[^»]+$/);
    await expect(planner(page)).toContainText(translated('Your own stops, on plain ground'));
  });
});
