import { planComparison } from '@/content/plan-comparison';
import { plans, plansSection } from '@/content/plans';
import { pricingPage } from '@/content/pricing';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';

// That prices follow the toggle is tested translated, and without script.
test('what a plan holds stands open, and unfolds on a phone', async ({ page }) => {
  const lists = page.locator('.plans ul').filter({ visible: true });
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/pricing');
  await expect(lists).toHaveCount(plans.length);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  const open = plans.filter(({ highlight }) => highlight).length;
  await expect(lists).toHaveCount(open);
  const folded = plans.find(({ highlight }) => !highlight);
  await page.getByLabel(`${plansSection.included} in ${folded?.title}`).press('Enter');
  await expect(lists).toHaveCount(open + 1);
});

test('the comparison keeps its heads in view and all plans on the screen', async ({ page }) => {
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
