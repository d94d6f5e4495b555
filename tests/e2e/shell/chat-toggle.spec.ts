import { dialog } from '../support/demo';
import { resize, scrollTo, settled } from '../support/look';
import { expect, test } from '../support/test';
import { button, field, open, toggle } from '../tools/chat-page';

test('gives way to fields, to dialogs and to menus', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/contact');
  for (const control of ['input', 'select', 'textarea']) {
    await page.locator(`main ${control}`).first().focus();
    await expect(toggle(page), control).toBeHidden();
  }
  await page.locator('main a').first().focus();
  await expect(toggle(page)).toBeVisible();
  await page.getByRole('button', { name: 'Resources' }).press('Enter');
  await expect(toggle(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeVisible();
  await resize(page, 390);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(toggle(page)).toBeVisible();
});

test('stays while an answer waits, which it counts', async ({ page }) => {
  await open(page);
  await field(page).fill('price');
  await field(page).press('Enter');
  await button(page, 'Close chat').click();
  const count = toggle(page).getByText('1', { exact: true });
  await expect(count).toBeVisible();
  await scrollTo(page, 400);
  await settled(page);
  await expect(toggle(page)).toBeVisible();
  await toggle(page).click();
  await expect(count).toHaveCount(0);
});

test('lies 12 px from the edges', async ({ page }) => {
  await page.goto('/pricing');
  for (const [width, height, size] of [
    [767, 1024, 44],
    [768, 1024, 56],
  ] as const) {
    await resize(page, width, height);
    const [x, y] = [width - 12 - size, height - 12 - size];
    expect(await toggle(page).boundingBox()).toEqual({ x, y, width: size, height: size });
  }
});
