import type { Page } from '@playwright/test';
import { doubleText, pageHeight, resize, scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

const trigger = (page: Page, name: string) => page.locator('header').getByRole('button', { name });
const panel = (page: Page, id: string) => page.locator(`#panel-${id}`);
const menu = (page: Page) => page.locator('#site-menu');
const opener = (page: Page) => page.locator('[commandfor="site-menu"][command="show-modal"]');

/** The page with its menu alive: the current page is marked by script. */
async function open(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(page.locator('header nav a[href="/"]')).toHaveAttribute('aria-current', 'page');
}

test.describe('header', () => {
  test('stands in one row of 76 px at every width, and turns to the mobile menu for large text', async ({
    page,
  }) => {
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

  test('shrinks past 50 px of scroll while nothing below moves', async ({ page }) => {
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
});

test.describe('panels', () => {
  // The arithmetic of their place is tested in lib.
  const places = [
    [1179, 20, 1139],
    [1180, 60, 1100],
    [1440, 150, 1100],
  ] as const;
  test('hang at their place in every window, move with it and lead to the demo', async ({
    page,
  }) => {
    await open(page, 1440);
    for (const [width, left, size] of places) {
      await test.step(`${width} px`, async () => {
        await resize(page, width);
        await trigger(page, 'Resources').hover();
        const box = panel(page, 'resources');
        await expect(box).toBeVisible();
        await expect.poll(() => box.boundingBox()).toMatchObject({ x: left, y: 88, width: size });
        await page.mouse.move(20, 850);
        await expect(box).toHaveCount(0);
      });
    }
    // An open one moves with the window.
    await trigger(page, 'Solutions').press('Enter');
    await expect(panel(page, 'solutions')).toBeVisible();
    await page.setViewportSize({ width: 1220, height: 900 });
    await expect.poll(async () => (await panel(page, 'solutions').boundingBox())?.x).toBe(100);
    await panel(page, 'solutions').getByRole('button', { name: 'Book a Demo' }).click();
    await expect(page.locator('#demo-dialog')).toBeVisible();
    await expect(panel(page, 'solutions')).toHaveCount(0);
  });

  test('stay open on the way into them, across the gap below the header', async ({ page }) => {
    await open(page, 1440);
    await trigger(page, 'Industries').hover();
    await expect(panel(page, 'industries')).toBeVisible();
    await page.mouse.move(470, 80, { steps: 4 });
    await page.waitForTimeout(400);
    await expect(panel(page, 'industries')).toBeVisible();
    await page.mouse.move(20, 850);
    await expect(panel(page, 'industries')).toHaveCount(0);
  });
});

test.describe('mobile menu', () => {
  test('closes in every way, and gives the focus back to its button', async ({ page }) => {
    const button = (name: string) => menu(page).getByRole('button', { name });
    const ways = {
      'the Escape key': () => page.keyboard.press('Escape'),
      'its button': () => button('Close menu').click(),
      'a click beside it': () => page.mouse.click(10, 500),
      'a link': () => menu(page).getByRole('link', { name: 'Home', exact: true }).click(),
      'the demo button': () => button('Schedule a Demo').click(),
    };
    await open(page, 390, 844);
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await opener(page).click();
        await expect(menu(page)).toBeVisible();
        // From then on a press is no second one of the opening.
        await expect(menu(page)).toHaveAttribute('closedby', 'any');
        await close();
        await expect(menu(page)).toBeHidden();
        if (way === 'the Escape key') await expect(opener(page)).toBeFocused();
      });
    }
  });

  test('is 346 px wide, or as wide as a small window', async ({ page }) => {
    await open(page, 320, 844);
    for (const [width, size] of [
      [320, 320],
      [390, 346],
    ] as const) {
      await resize(page, width, 844);
      await opener(page).click();
      await expect
        .poll(() => menu(page).boundingBox())
        .toEqual({ x: width - size, y: 0, width: size, height: 844 });
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
    }
  });

  test('unfolds one group at a time and keeps the page behind it still', async ({ page }) => {
    await open(page, 390, 844);
    await opener(page).click();
    await menu(page).getByText('Solutions').click();
    await expect(menu(page).getByRole('link', { name: 'Fleet management' })).toBeVisible();
    await menu(page).getByText('Resources').click();
    await expect(menu(page).getByRole('link', { name: 'Fleet management' })).toBeHidden();
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await scrollY(page)).toBe(0);
  });
});
