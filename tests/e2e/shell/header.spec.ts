import type { Page } from '@playwright/test';
import { doubleText, pageHeight, resize, scrollTo } from '../support/look';
import { expect, test } from '../support/test';

const trigger = (page: Page, name: string) => page.locator('header').getByRole('button', { name });
const panel = (page: Page, id: string) => page.locator(`#panel-${id}`);
const menu = (page: Page) => page.locator('#site-menu');
const opener = (page: Page) => page.locator('[commandfor="site-menu"][command="show-modal"]');

async function open(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(page.locator('header nav a[href="/"]')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('html')).not.toHaveClass(/arriving/);
}

test('the header stands in one row, and is the menu for large text', async ({ page }) => {
  await open(page, 1024);
  for (const width of [1024, 1280, 1920]) {
    await resize(page, width);
    expect((await page.locator('header').boundingBox())?.height, `${width} px`).toBe(76);
    const middles = await page.locator('header :is(a, button):visible').evaluateAll((items) =>
      items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    const apart = Math.max(...middles) - Math.min(...middles);
    expect(apart, `${width} px`).toBeLessThanOrEqual(1);
  }
  await resize(page, 1280);
  await doubleText(page);
  await expect(trigger(page, 'Solutions')).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
});

test('the header shrinks past 50 px of scroll while nothing below moves', async ({ page }) => {
  await open(page, 1440);
  const bar = page.locator('header > div').first();
  const height = async () => (await bar.boundingBox())?.height;
  const before = await pageHeight(page);
  await scrollTo(page, 50);
  await expect(page.locator('header')).not.toHaveAttribute('data-scrolled');
  expect(await height()).toBe(76);
  await scrollTo(page, 51);
  await expect(page.locator('header')).toHaveAttribute('data-scrolled');
  await expect.poll(height).toBe(64);
  expect((await page.locator('header').boundingBox())?.height).toBe(76);
  expect(await pageHeight(page)).toBe(before);
  await scrollTo(page, 0);
  await expect.poll(height).toBe(76);
});

// The arithmetic of their place is tested in lib, what opens and closes them with the component.
test('panels hang at their place, and stay open on the way into them', async ({ page }) => {
  await open(page, 1440);
  await trigger(page, 'Industries').hover();
  const box = panel(page, 'industries');
  await expect.poll(() => box.boundingBox()).toMatchObject({ x: 150, y: 88, width: 1100 });
  await page.mouse.move(470, 80, { steps: 4 });
  await page.waitForTimeout(400);
  await expect(box).toBeVisible();
  await page.mouse.move(20, 850);
  await expect(box).toHaveCount(0);
  await trigger(page, 'Solutions').press('Enter');
  await expect(panel(page, 'solutions')).toBeVisible();
  await page.setViewportSize({ width: 1220, height: 900 });
  await expect.poll(async () => (await panel(page, 'solutions').boundingBox())?.x).toBe(100);
  await panel(page, 'solutions').getByRole('button', { name: 'Book a Demo' }).click();
  await expect(page.locator('#demo-dialog')).toBeVisible();
  await expect(panel(page, 'solutions')).toHaveCount(0);
});

// What closes it is tested with the links of the page.
test('the mobile menu hangs at the right, and gives the focus back', async ({ page }) => {
  await open(page, 390, 844);
  await opener(page).click();
  const size = { x: 44, y: 0, width: 346, height: 844 };
  await expect.poll(() => menu(page).boundingBox()).toEqual(size);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(menu(page)).toHaveAttribute('closedby', 'any');
  await page.mouse.click(10, 500);
  await expect(menu(page)).toBeHidden();
});
