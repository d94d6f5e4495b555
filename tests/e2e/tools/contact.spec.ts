import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { watchSending } from '../support/device';
import { tooWideWithAnyText } from '../support/look';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

const summary = (page: Page) => page.getByRole('region', { name: /to fix before this can go$/ });

/** Opens the page and sends the empty form, which points out the gaps. */
async function openWithGaps(page: Page) {
  const form = formOn(page, 'contact');
  await page.goto(form.path);
  await form.button.click();
  await expect(summary(page)).toBeVisible();
  return form;
}

test('a message is written and sent by keyboard alone, without a request', async ({ page }) => {
  const { field, button, sent, answers } = await openWithGaps(page);
  const requests = watchSending(page);
  await field('First name').focus();
  const keys = ['Marisol', 'Castellanos', 'm.castellanos@example.com', '', 'Ostra Couriers'];
  for (const text of [...keys, '51', 'Pa', 'Two bridges.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: 'privacy policy', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Sending...');
  await expect(sent).toBeFocused();
  expect(requests).toEqual([]);
  const told = ['Partnership', 'Ostra Couriers', '51-100', 'Two bridges.'];
  await expect(page.locator('.contact-sent dd')).toHaveText(told);
  await expect(page.locator('.contact-sent')).toContainText('m.castellanos@example.com');

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field('First name')).toBeFocused();
  for (const [label] of answers) await expect(field(label)).toHaveValue('');
  await page.reload();
  await expect(field('Message')).toHaveValue('');
});

// What becomes of a draft is tested with the component and in sending.spec.
test('axe finds nothing with gaps, and once it was sent', async ({ page }) => {
  const { fill, button, sent } = await openWithGaps(page);
  expect(await axeFindings(page)).toEqual([]);
  await fill();
  // Until then it may move the button.
  await expect(summary(page)).toHaveCount(0);
  await button.click();
  await expect(sent).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('gaps reach sideways in no window, with text at 200 % too', async ({ page }) => {
  await openWithGaps(page);
  expect(await tooWideWithAnyText(page, [320, 1024])).toEqual([]);
});
