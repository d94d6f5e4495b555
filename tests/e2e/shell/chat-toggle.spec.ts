import { resize } from '../support/look';
import { expect, test } from '../support/test';
import { toggle } from '../tools/chat-page';

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
  await expect(toggle(page)).toBeVisible();
});

test('lies 12 px from the edges, on small windows once it has the keyboard', async ({ page }) => {
  await resize(page, 767, 1024);
  await page.goto('/pricing');
  await expect(toggle(page)).toHaveCSS('opacity', '0');
  await toggle(page).press('Shift');
  await expect(toggle(page)).toHaveCSS('opacity', '1');
  for (const [width, height, size] of [
    [767, 1024, 44],
    [768, 1024, 56],
  ] as const) {
    await resize(page, width, height);
    const [x, y] = [width - 12 - size, height - 12 - size];
    expect(await toggle(page).boundingBox()).toEqual({ x, y, width: size, height: size });
  }
});
