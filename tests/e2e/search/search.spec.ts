import { search as words } from '@/content/search';
import { axeFindings } from '../support/axe';
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

// Which keys open it, and what each does inside, is tested with the component.
test('gives the focus back to where it was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  const link = page.getByRole('main').getByRole('link').first();
  await link.press('Control+k');
  await expect(dialog(page)).toHaveAttribute('closedby', 'any');
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
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
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('is opened by an address, leads by Enter to a part of a page, and back', async ({ page }) => {
  await page.goto('/?search=advanced planning constraints');
  await expect(field(page)).toHaveValue('advanced planning constraints');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const active = await field(page).getAttribute('aria-activedescendant');
  const href = (await page.locator(`[id="${active}"]`).getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/.*#./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('advanced planning constraints');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('has no flaws in any state, and room for everything in every window', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('searches', '["time windows","sim"]'));
  await resize(page, 390);
  await open(page, '/contact');
  await expect(dialog(page).getByText(words.opened.before, { exact: true })).toBeVisible();
  expect.soft(await axeFindings(page), 'opened').toEqual([]);
  await find(page, 'gefence');
  await expect(dialog(page).getByText(/^Showing results for/)).toBeVisible();
  expect.soft(await axeFindings(page), 'corrected').toEqual([]);
  for (const width of [320, 768, 1024, 1440]) {
    await resize(page, width, 800);
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    const inside = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(inside, `${width} px`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page), 'wide, dark').toEqual([]);
  await field(page).fill('xqzv');
  await expect(dialog(page).getByText('No results for')).toBeVisible();
  expect.soft(await axeFindings(page), 'nothing').toEqual([]);
});
