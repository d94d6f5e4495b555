import type { Page } from '@playwright/test';
import { apiTabs } from '@/content/api/page';
import { signUpSection } from '@/content/home/sign-up';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { nameEndpoint } from '../support/device';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';
import { ask, open as openChat } from './chat-page';

// Tools in states that no page opens with. What they say is tested with their components.

// The browser reports a refused request itself.
test.use({ expectedConsole: [/status of 422/] });

/** Axe finds nothing between header and footer, and a narrow window holds all. */
async function expectSound(page: Page) {
  expect.soft(await axeFindings(page, { exclude: ['body > header', 'body > footer'] })).toEqual([]);
  expect.soft(await tooWide(page, [320])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const addresses = [
  ...apiTabs.slice(1).map(({ id }) => `${routes.apiDocs}#${id}`),
  `${routes.blog}?q=zeppelin`,
  `${routes.pricing}?vehicles=100000&fuel=100000000&miles=100000`,
  `${routes.pricing}?vehicles=0&fuel=&miles=x`,
];
test('pages in states that an address opens', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    await test.step(address, () => expectSound(page));
  }
});

test('an answer of the chat, and a request with gaps', async ({ page }) => {
  await openChat(page, routes.integrations);
  await ask(page, 'features');
  await expectSound(page);
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Request Integration' });
  const opener = page.locator('#integration').getByRole('button', { name: 'Request Integration' });
  await opener.last().press('Enter');
  await dialog.locator('form button[type="submit"]').press('Enter');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener.last()).toBeFocused();
});

const message = {
  'First name': 'Marisol',
  'Last name': 'Castellanos',
  Email: 'm.castellanos@example.com',
  Message: 'Forty bikes, eleven vans, two bridges.',
};

test('a message with gaps, refused and sent', async ({ page }) => {
  const main = page.getByRole('main');
  const send = main.locator('form button[type="submit"]');
  await nameEndpoint(page, '/forms/contact');
  await page.route('**/forms/contact', (route) => route.fulfill({ json: {} }));
  const refusal = { status: 422, json: { message: 'W'.repeat(300) } };
  await page.route('**/forms/contact', (route) => route.fulfill(refusal), { times: 1 });
  await page.goto(routes.contact);
  await send.press('Enter');
  const summary = page.getByRole('region', { name: /to fix before this can go$/ });
  await expect(summary).toBeVisible();
  await expectSound(page);
  for (const [label, answer] of Object.entries(message)) await main.getByLabel(label).fill(answer);
  await expect(summary).toHaveCount(0);
  // A form that is sent sooner is taken for a program's.
  await page.waitForFunction(() => performance.now() > 2000);
  await send.press('Enter');
  await expect(page.locator('#contact-failure')).toContainText('Error: WWW');
  await expectSound(page);
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeFocused();
  await expectSound(page);
});

test('an address that is refused, and one that reaches the server', async ({ page }) => {
  const box = page.getByRole('region', { name: signUpSection.title }).getByLabel('E-mail address');
  await page.goto(routes.home);
  await box.fill('ana@example');
  await box.press('Enter');
  await expect(box).toHaveAccessibleDescription('Please enter a valid email address.');
  await expectSound(page);
  await box.fill('ana@example.com');
  const answer = page.waitForResponse('**/v1/iam/mail-list');
  await box.press('Enter');
  expect((await answer).ok()).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Thank you for reach out.' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});
