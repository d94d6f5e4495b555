import { plans } from '@/content/plans';
import { resize, tooWide } from '../support/look';
import { expect, test } from '../support/test';

/** Prices that each page shows once, with annual billing and with monthly. */
const prices = [
  { path: '/pricing', part: 'main', annual: ['$12', '$15', '$12 a user'], only: '$15 a user' },
  { path: '/', part: '#pricing', annual: ['$12', '$15'], only: '$15' },
] as const;

for (const { path, part, annual, only } of prices) {
  test(`prices of ${path} switch by keyboard and are announced`, async ({ page }) => {
    await page.goto(path);
    const fares = page.locator(part);
    const shown = (text: string) =>
      fares.getByText(text, { exact: true }).filter({ visible: true });
    for (const price of annual) await expect(shown(price)).toHaveCount(1);
    const regions = fares.locator('[aria-live=polite][aria-atomic=true]').filter({ hasText: /:/ });
    await expect(regions).toHaveCount(2);
    await fares.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(fares.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const monthly = annual.map((price) => price.replace('12', '10').replace('15', '12'));
    for (const price of monthly) await expect(shown(price)).toHaveCount(1);
    for (const price of ['$15', only]) await expect(shown(price)).toHaveCount(0);
    expect(await regions.nth(0).ariaSnapshot()).toMatch(/Base: \$10 per user per month/);
    expect(await regions.nth(1).ariaSnapshot()).toMatch(/Standard: \$12 per user per month/);
  });
}

test('what a fare holds stands open, and unfolds on a phone', async ({ page }) => {
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
  await page.getByText('What is included in Base').press('Enter');
  await expect(page.getByText('E-signature and OTP proof')).toBeVisible();
  await expect(lists).toHaveCount(2);
});

test('the comparison keeps its heads in view and all fares on the screen', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: 'What each fare carries' });
  for (const width of [320, 390, 768, 1440]) {
    expect(await tooWide(page, [width])).toEqual([]);
    await table
      .getByRole('rowheader', { name: 'Billing automation' })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (const { title } of plans) {
      const head = table.getByRole('columnheader', { name: title });
      const box = async () => (await head.boundingBox()) ?? { x: -1, y: -1, width: 0 };
      await expect.poll(async () => Math.round((await box()).y), `${width} px`).toBe(64);
      const { x, width: own } = await box();
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
    }
  }
});

test('the questions are six, one open at a time, by keyboard too', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('.questions details');
  const open = () =>
    questions.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false, false, false, false]);
  await page.getByText('Which payment methods do you take?').click();
  expect(await open()).toEqual([false, false, false, true, false, false]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual([false, false, false, false, true, false]);
});
