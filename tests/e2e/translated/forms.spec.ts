import type { Locator } from '@playwright/test';
import { plans } from '@/content/plans';
import { amountsOf } from '@/lib/plans/amounts';
import { routes } from '@/lib/routes';
import { expect } from '../support/test';
import { translated } from '../support/translate';
import { type Drive, driveTranslated, driveTranslatedEarly } from './drive';

// Newsletter, request and ROI calculator share their parts with these; that no component leaves a text beside what
// changes is tested with the architecture.

/** Fills in the fields of a form by their names. */
async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

driveTranslated('the sign-up', async (page, open) => {
  await page.route('**/v1/iam/mail-list', (route) => route.fulfill({ status: 204 }));
  await open(routes.home);
  const form = page.locator('form:has(#sign-up-error)');
  const error = page.locator('#sign-up-error');
  await fill(form, { email: 'ana@example' });
  await form.getByRole('button').click();
  await expect(error).toHaveText(translated('Please enter a valid email address.'));
  await fill(form, { email: 'ana@example.com' });
  await form.getByRole('button').click();
  const thanks = page.locator('dialog[open]');
  await expect(thanks).toContainText(translated('We will write to the address you gave us.'));
  await expect(error).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(thanks).toHaveCount(0);
  await expect(form.getByRole('button')).toHaveText(translated('Sign Up'));
});

const sendMessage: Drive = async (page, open) => {
  await open(routes.contact);
  const form = page.locator('main form');
  const summary = page.locator('.error-summary h2');
  const send = form.locator('[type=submit]');
  await send.click();
  await expect(summary).toHaveText(translated('Four things to fix before this can go'));
  await fill(form, { firstName: 'Marisol', lastName: 'Castellanos' });
  await expect(summary).toHaveText(translated('Two things to fix before this can go'));
  await fill(form, { email: 'm.castellanos@example.com', message: 'Forty bikes.' });
  await expect(summary).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated('Message sent'));
  await expect(page.locator('.contact-sent dd').last()).toHaveText('Forty bikes.');
  await expect(page.locator('.contact-sent > p')).toContainText('m.castellanos@example.com');
  await page.locator('.contact-sent button').click();
  await expect(send).toHaveText(translated('Send Message'));
};

driveTranslated('the contact form', sendMessage);
driveTranslatedEarly('the contact form', sendMessage);

driveTranslated('the savings calculator', async (page, open) => {
  await open(routes.pricing);
  const part = page.locator('#savings');
  const status = part.getByRole('status').first();
  const type = async (values: Readonly<Record<string, string>>) => {
    await fill(part, values);
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
  await expect(part.locator('.calculator-figure')).toHaveText('$4,015');
  await expect(part).toContainText('50 »users');
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
