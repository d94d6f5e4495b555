import { resize, sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import { dialog, field, find, open, opener, options } from './search-page';

test('comes with its first use, and asks no other host for anything', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofSearch = () => asked.filter((url) => new URL(url).pathname.startsWith('/search/'));
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  const before = asked.length;
  await opener(page).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(ofSearch()).toEqual([]);
  await opener(page).click();
  await find(page, 'time windows');
  expect(ofSearch().length).toBeGreaterThan(0);
  expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test('opens by button, by / outside fields and by Ctrl-K, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  const name = page.getByLabel('First name');
  await name.press('/');
  await expect(name).toHaveValue('/');
  const link = page.getByRole('main').getByRole('link').first();
  await link.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);

  await link.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // From then on a press is no second one of the opening.
  await expect(dialog(page)).toHaveAttribute('closedby', 'any');
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
});

test('opens from the mobile menu, over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(field(page)).toBeFocused();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await find(page, 'time windows');
  const chips = dialog(page).getByRole('group', { name: 'Groups' }).getByRole('button');
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).locator('[role=listbox] > [role=group]')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('is driven by keys from the words to the page', async ({ page }) => {
  await open(page);
  const active = async () => (await field(page).getAttribute('aria-activedescendant')) ?? '';
  await find(page, 'time windows');
  // By their places: further words may still change what stands there.
  const first = await active();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first);

  await find(page, 'advanced planning constraints');
  await page.keyboard.press('ArrowRight');
  const href = (await page.locator(`[id="${await active()}"]`).getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/.*#./);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(href);
  await tab.close();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(options(page).first()).toHaveText('advanced planning constraints');
});

test('is opened by an address, which a step back returns to', async ({ page }) => {
  await page.goto('/?search=geofence');
  await expect(field(page)).toHaveValue('geofence');
  const row = dialog(page).locator('.search-row').first();
  const href = (await row.getAttribute('href')) ?? '';
  await row.click();
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('geofence');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('has room for everything in every window, the results and the header', async ({ page }) => {
  await open(page);
  await find(page, 'route');
  for (const width of [320, 768, 1024, 1440]) {
    await resize(page, width, 800);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    const inside = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(inside, `${width} px`).toBe(0);
  }
});
