import { existsSync, readFileSync } from 'node:fs';
import { axeFindings } from '../support/axe';
import { watchSending } from '../support/device';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

const stored = 'test-results/mail-list.txt';

test('an error and the thanks for a new address, which is stored, are sound', async ({ page }) => {
  const { path, field, button, failure, sent: thanks } = formOn(page, 'signUp');
  const asked = watchSending(page);
  const box = field('E-mail address');
  const invalid = 'Please enter a valid email address.';
  await page.goto(path);
  await box.fill('ana@example');
  await box.press('Enter');
  await expect(failure).toHaveText(invalid);
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(invalid);
  expect(await axeFindings(page)).toEqual([]);
  expect(asked).toEqual([]);
  const address = `visitor-${Date.now()}@example.com`;
  const closers = thanks.getByRole('button', { name: 'Close' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closers.first().click(),
    () => closers.last().click(),
  ]) {
    await box.fill(address);
    await button.click();
    await expect(thanks).toContainText('We will write to the address you gave us.');
    expect(await axeFindings(page)).toEqual([]);
    await close();
    await expect(thanks).toBeHidden();
    await expect(box).toBeFocused();
  }
  // A server that was started by hand may store elsewhere.
  if (existsSync(stored)) expect(readFileSync(stored, 'utf8')).toContain(address);
});
