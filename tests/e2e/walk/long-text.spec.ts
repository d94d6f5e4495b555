import type { CDPSession, Locator, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { settled } from '../support/look';
import { expect, test } from '../support/test';
import { open as openChat } from '../tools/chat-page';

// All x: letters that are kerned with each other are the hardest to break into lines.
const long = 'x'.repeat(100_000);

/** What a key may cost the page, in milliseconds of its main thread; a busy machine adds nothing to that. */
const mostMs = 100;

async function worked(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Pastes the long text into a field and types on; what the least of three keys costs. */
async function costOfKey(page: Page, field: Locator, text = long): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  await browser.send('Input.insertText', { text });
  await settled(page);
  const costs: number[] = [];
  for (const key of ['a', 'b', 'Backspace']) {
    const before = await worked(browser);
    await page.keyboard.press(key);
    await settled(page);
    costs.push((await worked(browser)) - before);
  }
  return Math.min(...costs);
}

test('form, list, search and chat take a long text without a space', async ({ page }) => {
  await page.goto(routes.contact);
  const message = page.getByLabel('Message');
  // Chromium takes seconds to paste more than that into a field of several lines.
  const part = long.slice(0, 20_000);
  expect(await costOfKey(page, message, part), 'a message').toBeLessThan(mostMs);
  await page.goto(routes.integrations);
  const box = page.getByRole('main').getByRole('searchbox').first();
  expect(await costOfKey(page, box), 'a list').toBeLessThan(mostMs);
  await openChat(page);
  await page.getByLabel('Your question').blur();
  await page.keyboard.press('Control+k');
  const search = page.locator('.search-field');
  expect(await costOfKey(page, search), 'the search').toBeLessThan(mostMs);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await costOfKey(page, page.getByLabel('Your question')), 'chat').toBeLessThan(mostMs);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-message]').last()).not.toContainText('xxx');
  expect(await costOfKey(page, page.getByLabel('Your question')), 'the next').toBeLessThan(mostMs);
});
