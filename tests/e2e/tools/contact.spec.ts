import { axeFindings } from '../support/axe';
import { blockStorage, watchSending } from '../support/device';
import { doubleText, resize, sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import {
  answers,
  field,
  fill,
  keepsEverything,
  openWithGaps,
  send,
  sent,
  summary,
} from './contact-page';

test.describe.configure({ mode: 'parallel' });

test('a message is written and sent by keyboard alone, without a request', async ({ page }) => {
  await openWithGaps(page);
  const requests = watchSending(page);
  await field(page, 'First name').focus();
  const keys = ['Marisol', 'Castellanos', 'm.castellanos@example.com', '', 'Ostra Couriers'];
  for (const text of [...keys, '51', 'Pa', 'Two bridges.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: 'privacy policy', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  const started = Date.now();
  await page.keyboard.press('Enter');
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  await expect(sent(page)).toBeFocused();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1400);
  expect(requests).toEqual([]);
  await expect(page.locator('.contact-sent dd')).toHaveText([
    'Partnership',
    'Ostra Couriers',
    '51-100',
    'Two bridges.',
  ]);
  await expect(page.locator('.contact-sent')).toContainText('m.castellanos@example.com');

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field(page, 'First name')).toBeFocused();
  for (const [label] of answers) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Subject')).toHaveValue('General Inquiry');
  await expect(summary(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a draft survives a reload and another page, and goes once it was sent', async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await field(page, 'Fleet size').selectOption('500+');
  await page.reload();
  await keepsEverything(page);
  await expect(field(page, 'Fleet size')).toHaveValue('500+');
  await page.goto('/pricing');
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveValue(answers[3][1]);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft-contact'))).toBeNull();
});

test('a draft is not missed where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await openWithGaps(page);
  await fill(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('axe finds nothing with gaps and once sent, narrow or wide, light or dark', async ({
  page,
}) => {
  const findings = async () => {
    for (const width of [390, 1440]) {
      await resize(page, width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  };
  await openWithGaps(page);
  await findings();
  await fill(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await findings();
});

test('gaps reach sideways in no window, with text at 200 % too', async ({ page }) => {
  await openWithGaps(page);
  for (const [text, larger] of [
    ['as it is', async () => {}],
    ['at 200 %', () => doubleText(page)],
  ] as const) {
    await larger();
    for (const width of [320, 768, 1024, 1920]) {
      await resize(page, width);
      expect(await sidewaysOverflow(page), `${width} px, text ${text}`).toBe(0);
    }
  }
});
