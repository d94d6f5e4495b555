import type { Page } from '@playwright/test';
import { plans } from '@/content/plans';
import { resize, sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const shown = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true });

test('prices start on annual, switch by keyboard, in ticket and table alike, and are announced', async ({
  page,
}) => {
  await page.goto('/pricing');
  const base = page.locator('[aria-live="polite"]').filter({ hasText: 'Base:' });
  await expect(base).toHaveAttribute('aria-atomic', 'true');
  for (const price of ['$12', '$15', '$12 a user']) await expect(shown(page, price)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Annual' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  for (const price of ['$10', '$12', '$10 a user']) await expect(shown(page, price)).toHaveCount(1);
  for (const price of ['$15', '$15 a user']) await expect(shown(page, price)).toHaveCount(0);
  await expect(base).toContainText('$10', { useInnerText: true });
});

test('on the home page the arrow keys change the billing, and the live regions follow', async ({
  page,
}) => {
  await page.goto('/');
  const fares = page.locator('#pricing');
  await expect(fares.getByText('$15', { exact: true })).toBeVisible();
  await fares.getByRole('radio', { name: 'Annual' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(fares.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(fares.getByText('$15', { exact: true })).toBeHidden();
  const regions = fares.locator('[aria-live=polite]');
  await expect(regions).toHaveCount(2);
  expect(await regions.nth(0).ariaSnapshot()).toMatch(/Base: \$10 per user per month/);
  expect(await regions.nth(1).ariaSnapshot()).toMatch(/Standard: \$12 per user per month/);
});

test('what a fare holds stands open beside the others, and unfolds on a phone', async ({
  page,
}) => {
  const lists = page.locator('.plans ul').filter({ visible: true });
  await page.goto('/pricing');
  for (const width of [768, 1440]) {
    await resize(page, width);
    await expect(lists).toHaveCount(3);
    const unfolding = page.getByText('What is included').filter({ visible: true });
    await expect(unfolding).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  // Only Standard is open from the start.
  await expect(lists).toHaveCount(1);
  await expect(page.getByText('Billing automation').first()).toBeVisible();
  await page.getByText('What is included in Base').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-signature and OTP proof')).toBeVisible();
  await expect(lists).toHaveCount(2);
});

test('the comparison keeps its heads in view and all fares on the screen', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'What each fare carries' });
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width, 800);
    expect(await sidewaysOverflow(page)).toBe(0);
    await table
      .getByRole('rowheader', { name: 'Billing automation' })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (const { title } of plans) {
      const head = table.getByRole('columnheader', { name: title });
      await expect
        .poll(async () => Math.round((await head.boundingBox())?.y ?? 0), `${width} px`)
        .toBe(64);
      const box = await head.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    }
  }
});

test('the questions are six, one open at a time, by keyboard too', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('.questions details');
  await expect(questions).toHaveCount(6);
  await expect(questions.first()).toHaveAttribute('open');
  await page.getByText('Which payment methods do you take?').click();
  await expect(questions.nth(3)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questions.nth(4)).toHaveAttribute('open');
  await expect(page.locator('.questions details[open]')).toHaveCount(1);
});
