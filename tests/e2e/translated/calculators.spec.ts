import { plans } from '@/content/plans';
import { amountsOf } from '@/lib/plans/amounts';
import { routes } from '@/lib/routes';
import { expect } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated } from './drive';

driveTranslated('the savings calculator', async (page, open) => {
  await open(routes.pricing);
  const part = page.locator('#savings');
  const status = part.getByRole('status').first();
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      await part.locator(`[name="${name}"]`).fill(value);
    }
    await part.locator('[type=submit]').click();
  };
  await type({ vehicles: 'many', fuel: '', miles: '2000' });
  await expect(part.getByRole('alert')).toContainText(translated('Two answers need a look'));
  await type({ vehicles: '5', fuel: '1200' });
  await expect(status).toHaveText(translated('Monthly savings $612. Annual savings $7,338.'));
  await expect(part.getByRole('alert')).toHaveText('');
  await expect(part).toContainText('5 »users');
  await type({ vehicles: '50', fuel: '5000' });
  await expect(status).toHaveText(translated('Monthly savings $4,015. Annual savings $48,180.'));
  await expect(part.locator('.savings-sum')).toHaveText('$4,015');
  await expect(part).toContainText('50 »users');
});

driveTranslated('the ROI calculator', async (page, open) => {
  await open(routes.successStories);
  const part = page.locator('#roi');
  const annual = part.locator('.roi-annual');
  const calculate = part.locator('[type=submit]');
  await calculate.click();
  await expect(part.getByRole('alert')).toContainText(translated('Three answers need a look'));
  await part.locator('[name=vehicles]').fill('40');
  await part.locator('[name=fuel]').fill('6,000');
  await part.locator('[name=industry]').selectOption('retail');
  await calculate.click();
  await expect(annual).toHaveText('$92,160');
  await expect(part).toContainText('40 »vehicles');
  await part.locator('[name=vehicles]').fill('80');
  await calculate.click();
  await expect(part).toContainText('80 »vehicles');
  await expect(annual).not.toHaveText('$92,160');
});

driveTranslated('the toggle of the prices', async (page, open) => {
  const prices = plans.map(({ price }) => amountsOf(price)).filter(({ length }) => length > 1);
  await open(routes.pricing);
  const shown = page.locator('.plan-amount[aria-live] .plan-price').filter({ visible: true });
  for (const [at, id] of ['annual', 'monthly', 'annual'].entries()) {
    await page.locator(`#billing-${id}`).check();
    await expect(shown).toHaveText(prices.map((amounts) => amounts[at % 2] ?? ''));
  }
});
