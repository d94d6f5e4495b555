import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner, smallest } from './planner-page';

const list = [
  'name,address,zip',
  'Hub,1100 Congress Ave,78701',
  'Bob,12 Main St,78702-1234',
  'Ann,5 Elm St,78704',
  'Cy,7 Oak St,78704',
].join('\n');

test('a list with ZIP codes alone is placed by a table that loads then; a stop is dragged to its door', async ({
  page,
}) => {
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
  await expect(dialog).toContainText(
    'The depot and 3 stops stand at the center of their ZIP code, often a mile or more from the door.',
  );
  await expect(dialog).toContainText('All 3 stops can be read.');
  expect(tables).toHaveLength(1);
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Plan 3 stops' }).click();

  const disc = map(page).getByRole('img', { name: /^Stop 1,.*center of ZIP code 78702$/ });
  const marks = map(page).locator('.planner-map-rough');
  await expect(marks).toHaveCount(3);
  await expect(planner(page)).toContainText('The depot and 3 stops stand at the center');
  await disc.scrollIntoViewIfNeeded();
  const box = await disc.locator('.planner-map-disc').boundingBox();
  if (!box) throw new Error('The stop is not on the map.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 50, { steps: 5 });
  await page.mouse.up();
  await expect(marks).toHaveCount(2);
  await expect(planner(page)).toContainText('The depot and 2 stops stand at the center');
  expect.soft(await axeFindings(page)).toEqual([]);
});
