import { planComparison } from '@/content/plan-comparison';
import { plans, plansSection } from '@/content/plans';
import { pricingPage, pricingQuestions } from '@/content/pricing';
import { amountsOf } from '@/lib/plans/amounts';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

/** The prices under either billing. */
const fares = plans.flatMap(({ title, price }) => {
  const [annual, monthly] = amountsOf(price);
  return annual && monthly ? [{ title, annual, monthly }] : [];
});

test('prices start on annual, switch by keyboard and are announced', async ({ page }) => {
  await page.goto('/pricing');
  const section = page.locator('main');
  const shows = async (prices: readonly string[]) => {
    const shown = page.locator('.plan-amount[aria-live] .plan-price').filter({ visible: true });
    await expect(shown).toHaveText([...prices]);
  };
  await shows(fares.map(({ annual }) => annual));
  await section.getByRole('radio', { name: 'Annual' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await shows(fares.map(({ monthly }) => monthly));
  const regions = section.locator('[aria-live=polite][aria-atomic=true]').filter({ hasText: /:/ });
  for (const [index, fare] of fares.entries()) {
    const said = `${fare.title}: ${fare.monthly} ${plansSection.unit.lines.join(' ')}`;
    expect(await regions.nth(index).ariaSnapshot()).toContain(said);
  }
});

test('what a fare holds stands open, and unfolds on a phone', async ({ page }) => {
  const lists = page.locator('.plans ul').filter({ visible: true });
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/pricing');
  await expect(lists).toHaveCount(plans.length);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  // Only the highlighted one is open from the start.
  const open = plans.filter(({ highlight }) => highlight).length;
  await expect(lists).toHaveCount(open);
  const folded = plans.find(({ highlight }) => !highlight);
  await page.getByLabel(`${plansSection.included} in ${folded?.title}`).press('Enter');
  await expect(lists).toHaveCount(open + 1);
});

test('the comparison keeps its heads in view and all fares on the screen', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: pricingPage.comparison.title });
  const features = planComparison.flatMap(({ rows }) => rows.map(({ feature }) => feature));
  const middle = features[Math.floor(features.length / 2)] ?? 'a feature';
  for (const width of [320, 1440]) {
    expect(await tooWide(page, [width])).toEqual([]);
    await table
      .getByRole('rowheader', { name: middle, exact: true })
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

test('of the questions one is open at a time, by keyboard too', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('.questions details');
  const open = () =>
    questions.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  const only = (index: number) => pricingQuestions.map((_, at) => at === index);
  expect(await open()).toEqual(only(0));
  await page.getByText(pricingQuestions[3]?.question ?? 'a question').click();
  expect(await open()).toEqual(only(3));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(open).toEqual(only(4));
});
