import type { CDPSession, Locator, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { settled } from '../support/look';
import { expect, test } from '../support/test';
import { open as openChat } from '../tools/chat-page';
import { allCame, openPlanner, planner } from '../tools/planner-page';
import { formOn, sendingForms } from '../tools/sending-forms';

// A text without a space, longer than anybody means to write. All x: letters that are kerned with each
// other are the hardest to break into lines.
const long = 'x'.repeat(100_000);

/** What a key may cost the page, in milliseconds of its main thread; a busy machine adds nothing to that. */
const mostMs = 100;

/** The milliseconds that the page's main thread has worked so far. */
async function worked(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Pastes the long text into a field and types on; what the least of three keys costs. */
async function costOfKey(page: Page, field: Locator): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  await browser.send('Input.insertText', { text: long });
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

for (const name of Object.keys(sendingForms) as (keyof typeof sendingForms)[]) {
  test(`${name} takes a long text without a space`, async ({ page }) => {
    const form = formOn(page, name);
    await page.goto(form.path);
    await form.reach();
    for (const [label] of form.answers) {
      expect(await costOfKey(page, form.field(label)), label).toBeLessThan(mostMs);
    }
  });
}

const searches = [routes.blog, routes.support, routes.integrations, routes.helpNotifications];

test('searches, the chat and the calculators take a long text without a space', async ({
  page,
}) => {
  for (const path of searches) {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox').first();
    expect(await costOfKey(page, field), path).toBeLessThan(mostMs);
  }
  await page.goto(routes.pricing);
  const amount = page.getByRole('main').getByRole('textbox').first();
  expect(await costOfKey(page, amount), 'an amount').toBeLessThan(mostMs);
  await amount.blur();
  await page.keyboard.press('Control+k');
  const search = page.locator('.search-field');
  expect(await costOfKey(page, search), 'the search').toBeLessThan(mostMs);
  await openChat(page);
  expect(await costOfKey(page, page.getByLabel('Your question')), 'chat').toBeLessThan(mostMs);
  // What was asked stands in the log, above the next question.
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-message').last()).not.toContainText('xxx');
  expect(await costOfKey(page, page.getByLabel('Your question')), 'the next').toBeLessThan(mostMs);
});

test('the planner takes a long text without a space', async ({ page }) => {
  await openPlanner(page);
  await allCame(page);
  const open = page.getByRole('button', { name: 'Bring your own stops' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Bring your own stops' });
  const lines = dialog.getByRole('textbox').first();
  expect(await costOfKey(page, lines), 'lines').toBeLessThan(mostMs);
  await dialog.getByRole('button', { name: 'Read these lines' }).click();
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('Escape');
  await planner(page)
    .getByRole('button', { name: /^Stop 10,/ })
    .click();
  const times = planner(page).getByRole('textbox');
  expect(await costOfKey(page, times.nth(0)), 'a time').toBeLessThan(mostMs);
  // What is wrong is said, with the text repeated.
  await page.keyboard.press('Enter');
  await expect(page.getByText('is not a time')).toBeVisible();
  expect(await costOfKey(page, times.nth(1)), 'the next').toBeLessThan(mostMs);
});
