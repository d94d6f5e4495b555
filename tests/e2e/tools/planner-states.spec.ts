import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner, runIs } from './planner-page';

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
