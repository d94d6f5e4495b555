import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { libraryCame } from '../support/device';
import { resize, scrollThrough } from '../support/look';
import { expect, test } from '../support/test';
import {
  allCame,
  heading,
  lever,
  map,
  openPlanner,
  planner,
  runIs,
  runTime,
  watchNetwork,
  weave,
} from './planner-page';

// What the search finds is tested in lib, what each part says and does with it.

test.describe.configure({ timeout: 2 * runTime });
test.use({ viewport: { width: 1440, height: 1000 } });

const own = `name,latitude,longitude,minutes
Depot,51.500,-0.120
Mill Lane 2,51.505,-0.118,4
Quay 7,51.509,-0.131,6
Hill Road 31,51.498,-0.140,5
`;

test('comes when somebody scrolls near, and starts nothing by itself', async ({ page }) => {
  const asked = watchNetwork(page);
  await page.goto(routes.routeOptimization);
  await page.waitForLoadState('networkidle');
  await expect(planner(page)).toHaveCount(0);
  const before = asked.length;
  await scrollThrough(page);
  await runIs(page, 'idle');
  expect(asked.length).toBeGreaterThan(before);
  await expect(heading(page)).not.toBeFocused();
  await page.waitForTimeout(1500);
  await runIs(page, 'idle');
});

test('is reached from the hero, from other pages and by its days', async ({ page }) => {
  await page.goto(routes.routeOptimization);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await runIs(page, 'idle');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();

  await page.goto(routes.helpRouteAlgorithms);
  await page.getByRole('link', { name: /opened with 200 stops/ }).click();
  await expect(page).toHaveURL(/#planner=stress$/);
  await expect(heading(page)).toBeFocused();
  await expect(map(page)).toHaveAccessibleName('Map with 200 stops');

  // An address that is typed while it stands there, and back.
  await page.evaluate(() => {
    location.hash = 'planner=field';
  });
  await expect(map(page)).toHaveAccessibleName('Map with 18 stops');
  await page.goBack();
  await expect(map(page)).toHaveAccessibleName('Map with 200 stops');
});

test('weaves, takes own stops and hands out files without asking for anything', async ({
  page,
}) => {
  const library = libraryCame(page);
  await page.goto(routes.routeOptimization);
  await scrollThrough(page);
  await openPlanner(page);
  await allCame(page);
  await library;

  const weaving = watchNetwork(page);
  await expect(lever(page)).toContainText('Crossings');
  await weave(page);
  expect(weaving).toEqual([]);
  await expect(planner(page).getByText(/^Woven\. .* 0 crossings, was/)).toBeAttached();
  await planner(page).getByRole('button', { name: 'Undo' }).click();
  await planner(page).getByRole('button', { name: 'Redo' }).click();

  const exporting = watchNetwork(page);
  for (const format of ['CSV', 'GPX', 'GeoJSON']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.(csv|gpx|geojson)$/);
  }
  expect(exporting).toEqual([]);

  const importing = watchNetwork(page);
  await page.getByRole('button', { name: 'Bring your own stops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your own stops' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox').first().fill(own);
  await dialog.getByRole('button', { name: 'Read these lines' }).click();
  await expect(dialog.getByRole('button', { name: /^Plan \d+ stops$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Plan \d+ stops$/ }).click();
  await expect(map(page)).toHaveAccessibleName('Map with 3 stops');
  await expect(planner(page)).toContainText('Your own stops, on plain ground');
  expect(importing).toEqual([]);
});

test('axe finds nothing in any state', async ({ page }) => {
  await openPlanner(page);
  const clean = async (state: string) => expect.soft(await axeFindings(page), state).toEqual([]);
  await clean('by hand');
  for (const tab of ['Vans', 'Rules', 'Stops']) {
    await planner(page).getByRole('tab', { name: tab }).click();
    await clean(tab);
  }
  await planner(page).getByRole('button', { name: 'Weave the day' }).click();
  await runIs(page, 'weaving');
  await clean('weaving');
  await runIs(page, 'woven', runTime);
  await clean('woven');
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean('woven, dark');
  for (const width of [1180, 768]) {
    await resize(page, width);
    await clean(`woven, dark, ${width} px`);
  }
});

test('is driven by keyboard alone', async ({ page }) => {
  await openPlanner(page);
  await expect(heading(page)).toBeFocused();
  await map(page).focus();
  await allCame(page);
  await page.keyboard.press('n');
  const active = map(page);
  await expect(active).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowRight');
  await runIs(page, 'edited');
  await page.keyboard.press('Control+z');
  await runIs(page, 'idle');
  await page.keyboard.press('Control+y');
  await planner(page)
    .getByRole('button', { name: 'Weave the day' })
    .or(planner(page).getByRole('button', { name: 'Weave again' }))
    .focus();
  await page.keyboard.press('Enter');
  await runIs(page, 'weaving');
  await page.keyboard.press('Escape');
  await runIs(page, 'stopped');
  await expect(planner(page).getByRole('button', { name: /^Go on from/ })).toBeFocused();
});

test('who follows a link and steps back finds what was done, and can go on', async ({ page }) => {
  await openPlanner(page);
  await allCame(page);
  await map(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await runIs(page, 'edited');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(routes.pricing);
  await page.goBack();
  await runIs(page, 'edited');
  await planner(page).getByRole('button', { name: 'Weave again' }).click();
  await runIs(page, 'weaving');
  await page.keyboard.press('Escape');
  await runIs(page, 'stopped');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const dialog = 'dialog.planner-page';

  test('is a page of its own, which Back closes and forward opens', async ({ page }) => {
    await page.goto(routes.routeOptimization);
    const open = page.locator('#planner').getByRole('link', { name: 'Open the planner' });
    await open.tap();
    await expect(page.locator(dialog)).toBeVisible();
    await expect(page).toHaveTitle('Weave the day');
    await runIs(page, 'idle');
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect(page.locator(dialog)).toBeHidden();
    await expect(page).toHaveURL(routes.routeOptimization);
    await expect(open).toBeFocused();
    await page.goForward();
    await expect(page.locator(dialog)).toBeVisible();
    await page.reload();
    await expect(page.locator(dialog)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator(dialog)).toBeHidden();
    await expect(page).toHaveURL(routes.routeOptimization);
  });

  test('keeps what was done when it is turned', async ({ page }) => {
    await openPlanner(page);
    await planner(page).getByRole('button', { name: 'Weave the day' }).tap();
    await planner(page).getByRole('button', { name: 'Stop', exact: true }).tap();
    await runIs(page, 'stopped');
    await resize(page, 844, 390);
    await runIs(page, 'stopped');
    await expect(page.locator(dialog)).toBeHidden();
    await resize(page, 390, 844);
    await expect(page.locator(dialog)).toBeVisible();
    await runIs(page, 'stopped');
  });
});
