import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { dialog, eachOpensDemo, openers, scheduler, watchOthers } from '../support/demo';
import { resize, scrollThrough, scrollY } from '../support/look';
import { expect, test } from '../support/test';

const plainLink = (page: Page) =>
  dialog(page).getByRole('link', { name: 'Pick a time on the scheduling page' });

const blocked = { expectedConsole: [/net::ERR_/] };

test.describe('opening', () => {
  test('nothing foreign is asked for before the click, the scheduler after it', async ({
    page,
    baseURL,
  }) => {
    const asked = await watchOthers(page, baseURL, scheduler);
    await page.goto('/');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator(`main ${openers}`).first().click();
    const frame = dialog(page).frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
    await expect(plainLink(page)).toHaveCount(0);
    // Its style is written by react-calendly, and the policy allows it by its hash.
    expect(await page.evaluate(() => document.querySelector('style')?.sheet)).not.toBeNull();
    expect(asked).toHaveLength(1);
    expect((await dialog(page).locator('iframe').boundingBox())?.height).toBe(650);
  });

  test('every demo button opens it, and gets the focus back', async ({ page, baseURL }) => {
    await watchOthers(page, baseURL, scheduler);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const buttons = page.locator(openers).filter({ visible: true });
    expect(await buttons.count()).toBeGreaterThanOrEqual(2);
    await eachOpensDemo(page, buttons);
  });

  test('the campaign of the landing address travels on', async ({ page, baseURL }) => {
    const asked = await watchOthers(page, baseURL, scheduler);
    await page.goto('/?utm_source=news&utm_campaign=spring');
    await page.locator(`main ${openers}`).first().click();
    await expect(dialog(page).locator('iframe')).toBeAttached();
    await expect.poll(() => asked.length).toBe(1);
    expect(new URL(asked[0] ?? '').searchParams.get('utm_source')).toBe('news');
    expect(new URL(asked[0] ?? '').searchParams.get('utm_campaign')).toBe('spring');
    await page.keyboard.press('Escape');
    const [trial] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Start Free Trial' }).first().click(),
    ]);
    // The popup's own request may fail: its address is what counts.
    await expect
      .poll(() => page.getByRole('link', { name: 'Start Free Trial' }).first().getAttribute('href'))
      .toContain('/signup?utm_source=news&utm_campaign=spring');
    await trial.close();
  });
});

test.describe('closing', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['the backdrop', (page) => page.mouse.click(8, 8)],
  ];
  test('in every way, while the page behind stands still', async ({ page, baseURL }) => {
    await watchOthers(page, baseURL, scheduler);
    await page.goto('/');
    const opener = page.locator(`main ${openers}`).first();
    for (const [name, close] of ways) {
      await test.step(name, async () => {
        await opener.click();
        await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
        const before = await scrollY(page);
        await page.mouse.move(8, 8);
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(200);
        expect(await scrollY(page)).toBe(before);
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }
  });
});

test.describe('the scheduler fails', () => {
  test.use(blocked);

  test('blocked: the plain link stands there after eight seconds', async ({ page, baseURL }) => {
    await page.clock.install();
    const asked = await watchOthers(page, baseURL);
    await page.goto('/');
    await page.locator(`main ${openers}`).first().click();
    await expect(dialog(page).locator('iframe')).toBeAttached();
    await expect(dialog(page).getByText('Asking the calendar for free times…')).toBeVisible();
    await expect(plainLink(page)).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(dialog(page).getByText('The calendar did not answer.')).toBeVisible();
    await expect(plainLink(page)).toBeVisible();
    await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(dialog(page).locator('a[href^="mailto:"]')).toBeVisible();
    await expect(dialog(page).locator('iframe')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);

    // Opened again, it tries again.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.locator(`main ${openers}`).first().click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(dialog(page).getByText('Asking the calendar for free times…')).toBeVisible();
  });

  test('offline: the plain link stands there at once', async ({ page, context }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator(`main ${openers}`).first().click();
    await expect(dialog(page).getByText('The calendar did not answer.')).toBeVisible();
    await expect(plainLink(page)).toBeVisible();
  });
});

test('fits small and flat windows', async ({ page, baseURL }) => {
  await watchOthers(page, baseURL, scheduler);
  await page.goto('/');
  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1440, height: 600 },
  ]) {
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
      await page.locator(`main ${openers}`).filter({ visible: true }).first().click();
      await expect(dialog(page).locator('iframe')).toBeVisible();
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThanOrEqual(height);
      expect((await dialog(page).locator('iframe').boundingBox())?.height).toBe(650);
      await page.keyboard.press('Escape');
    });
  }
});
