import { type Plan, plans, plansSection } from '@/content/plans';
import { resize, tooWide } from '../support/look';
import { expect, test } from '../support/test';

/** The prices under either billing. */
const fares = (plans as readonly Plan[]).flatMap(({ title, price }) =>
  price.kind === 'per-user'
    ? [{ title, annual: `$${price.annual}`, monthly: `$${price.monthly}` }]
    : [],
);
const annual = fares.map((fare) => fare.annual);
const monthly = fares.map((fare) => fare.monthly);

for (const { path, part, units } of [
  { path: '/pricing', part: 'main', units: ['', ' a user'] },
  { path: '/', part: '#pricing', units: [''] },
]) {
  test(`prices of ${path} switch by keyboard and are announced`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator(part);
    const showsOnly = async (prices: readonly string[]) => {
      for (const price of new Set([...annual, ...monthly])) {
        const count = prices.filter((each) => each === price).length;
        for (const unit of units) {
          const shown = section.getByText(`${price}${unit}`, { exact: true });
          await expect(shown.filter({ visible: true })).toHaveCount(count);
        }
      }
    };
    await showsOnly(annual);
    const regions = section
      .locator('[aria-live=polite][aria-atomic=true]')
      .filter({ hasText: /:/ });
    await expect(regions).toHaveCount(fares.length);
    await section.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await showsOnly(monthly);
    for (const [index, fare] of fares.entries()) {
      const said = `${fare.title}: ${fare.monthly} ${plansSection.unit.lines.join(' ')}`;
      expect(await regions.nth(index).ariaSnapshot()).toContain(said);
    }
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
