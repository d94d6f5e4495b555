import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { dialog, openers, watchOthers } from '../support/demo';
import { resize, scrollY } from '../support/look';
import { expect, test } from '../support/test';

// The campaign, a scheduler that is blocked and a device without a network are tested with the component.

const opener = (page: Page) => page.locator(`main ${openers}`).filter({ visible: true }).first();
const frame = (page: Page) => dialog(page).locator('iframe');

// That nothing foreign is asked for before the click is seen on every page of the walk.
test('a click asks the scheduler alone, and shows it', async ({ page, baseURL }) => {
  const asked = await watchOthers(page, baseURL);
  await page.goto('/');
  await opener(page).click();
  const inside = frame(page).contentFrame();
  await expect(inside.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^Pick a time/ })).toHaveCount(0);
  // Its style is written by react-calendly, and the policy allows it by its hash.
  expect(await page.evaluate(() => document.querySelector('style')?.sheet)).not.toBeNull();
  expect(asked).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('is 650 px high inside, fits a small window, and closes on Escape and beside it', async ({
  page,
  baseURL,
}) => {
  await watchOthers(page, baseURL);
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  const before = await scrollY(page);
  await page.mouse.move(8, 8);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await scrollY(page), 'the page behind stands still').toBe(before);
  await expect(dialog(page)).toHaveAttribute('closedby', 'any');
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await resize(page, 320, 568);
  await opener(page).click();
  await expect(frame(page)).toBeVisible();
  const box = (await dialog(page).boundingBox()) ?? { x: -1, width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(box.height).toBeLessThanOrEqual(568);
  expect((await frame(page).boundingBox())?.height).toBe(650);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('from inside the calendar Tab leads to a button that closes', async ({ page, baseURL }) => {
  await watchOthers(page, baseURL);
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page)).toContainText('Esc closes, except inside the calendar');
  const time = frame(page).contentFrame().getByRole('button', { name: '9:00' });
  await time.click();
  await expect(time).toBeFocused();
  // The frame is of another origin and keeps what is pressed in it.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  const back = dialog(page).getByRole('button', { name: 'Back to the page' });
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
