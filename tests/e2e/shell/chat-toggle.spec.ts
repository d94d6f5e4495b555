import type { Page } from '@playwright/test';
import { dialog } from '../support/demo';
import { resize, scrollTo, settled } from '../support/look';
import { expect, test } from '../support/test';
import { button, chat, field, open, toggle } from '../tools/chat-page';

/** Scrolls so far that the page takes note, and waits until it did. */
async function scroll(page: Page, top: number) {
  await scrollTo(page, top);
  await settled(page);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('gives way to who reads on, and is back on the way up and at the end', async ({
      page,
    }) => {
      await page.goto('/blog');
      await scroll(page, 20);
      await expect(toggle(page)).toBeVisible();
      await scroll(page, 200);
      // Neither to be seen nor in the order of the keyboard.
      await expect(toggle(page)).toBeHidden();
      await scroll(page, 190);
      await expect(toggle(page)).toBeHidden();
      await scroll(page, 170);
      await expect(toggle(page)).toBeVisible();
      await scroll(page, 600);
      await expect(toggle(page)).toBeHidden();
      await scroll(page, 1e6);
      await expect(toggle(page)).toBeVisible();
    });
  });
}

test('gives way to fields, to dialogs and to menus', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/contact');
  for (const control of ['input', 'select', 'textarea']) {
    await page.locator(`main ${control}`).first().focus();
    await expect(toggle(page), control).toBeHidden();
    await page.locator('main a').first().focus();
    await expect(toggle(page), control).toBeVisible();
  }
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

test('stays for who came to it by keyboard, and beside an open window', async ({ page }) => {
  await resize(page, 1440);
  await open(page);
  await scroll(page, 400);
  await expect(toggle(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await scroll(page, 800);
  await expect(toggle(page)).toBeFocused();
  // Without the focus the title bar goes with its button.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(toggle(page)).toBeHidden();
  await expect(chat(page)).toBeHidden();
});

test('stays while an answer waits, which it counts', async ({ page }) => {
  await open(page);
  await field(page).fill('price');
  await field(page).press('Enter');
  await button(page, 'Close chat').click();
  await expect(toggle(page).getByText('1', { exact: true })).toBeVisible();
  await scroll(page, 400);
  await expect(toggle(page)).toBeVisible();
  await toggle(page).click();
  await expect(toggle(page).getByText('1', { exact: true })).toHaveCount(0);
});

test('lies 12 px from the edges', async ({ page }) => {
  await page.goto('/pricing');
  for (const [width, height, size] of [
    [360, 780, 44],
    [767, 1024, 44],
    [768, 1024, 56],
    [1440, 900, 56],
  ] as const) {
    await resize(page, width, height);
    const [x, y] = [width - 12 - size, height - 12 - size];
    expect(await toggle(page).boundingBox()).toEqual({ x, y, width: size, height: size });
  }
});

for (const [path, parts] of [
  ['/', '.hero-card'],
  ['/pricing', '.plan :is(h3, .plan-price, .plan-agreed)'],
] as const) {
  test(`lies over no card and no price of ${path} at rest`, async ({ page }) => {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await resize(page, width, height);
      const button = await toggle(page).boundingBox();
      if (!button) throw new Error('There is no button.');
      const shown = page.locator(parts).filter({ visible: true });
      expect(await shown.count()).toBeGreaterThan(0);
      for (const part of await shown.all()) {
        const box = await part.boundingBox();
        const apart =
          !box ||
          box.x + box.width <= button.x ||
          box.y >= button.y + button.height ||
          box.y + box.height <= button.y;
        expect(apart, `${width} px: ${await part.textContent()}`).toBe(true);
      }
    }
  });
}
