import { routes } from '@/lib/routes';
import { scheduler, watchOthers } from '../support/demo';
import { expect, test } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated } from './drive';

driveTranslated('the chat', async (page, open) => {
  await open(routes.pricing);
  await page.locator('.chat-toggle').click();
  const messages = page.locator('[data-message]');
  const field = page.locator('.chat input');
  await expect(messages).toHaveCount(1);
  await page.getByRole('list', { name: 'Quick questions' }).getByRole('button').first().click();
  await expect(messages).toHaveCount(3);
  await field.fill('How much does it cost?');
  await field.press('Enter');
  await expect(messages).toHaveCount(5);
  await expect(messages.nth(3)).toContainText(translated('How much does it cost?'));
  await expect(messages.nth(4)).toContainText('»');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await page.locator('.chat-toggle').click();
  await expect(messages).toHaveCount(5);
});

driveTranslated('the demo dialog', async (page, open) => {
  await watchOthers(page, new URL('/', test.info().project.use.baseURL).origin, scheduler);
  await open(routes.home);
  const dialog = page.locator('#demo-dialog');
  for (const _ of ['opened', 'opened again']) {
    await page.locator('main [commandfor="demo-dialog"]').first().click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.getByText(translated('Asking the calendar for free times…'))).toHaveCount(
      0,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
