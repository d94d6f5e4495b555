import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, smallest } from './planner-page';

const list = [
  'name,address,zip',
  'Hub,1100 Congress Ave,78701',
  'Bob,12 Main St,78702-1234',
  'Ann,5 Elm St,78704',
  'Cy,7 Oak St,78704',
].join('\n');

// What such a list says, and a stop that is dragged to its door, is tested with the components.
test('a list with ZIP codes alone is placed by a table that loads then', async ({ page }) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/planner/zips/')) tables.push(request.url());
  });
  await openPlanner(page, smallest);
  await allCame(page);
  expect(tables).toEqual([]);
  await page.getByRole('button', { name: 'Bring your own stops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your own stops' });
  await dialog.getByRole('textbox').first().fill(list);
  await dialog.getByRole('button', { name: 'Read these lines' }).click();
  await expect(dialog).toContainText('All 3 stops can be read.');
  expect(tables).toHaveLength(1);
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Plan 3 stops' }).click();
  await expect(map(page).locator('.planner-map-rough')).toHaveCount(3);
  expect.soft(await axeFindings(page)).toEqual([]);
});
