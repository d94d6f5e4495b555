import type { Page, Route } from '@playwright/test';
import { routes } from '../../lib/routes';
import { expect, hurryTimeouts, nameEndpoint, test } from './support';

const endpoint = '/forms/integration';
const broken = 'Something went wrong. Please try again.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request Integration' });
const sendOf = (page: Page) =>
  dialogOf(page).getByRole('button', { name: /^Send(ing\.\.\.| Request)$/ });

const answers = [
  ['Name', 'Marta Kowalczyk'],
  ['Email', 'marta@kiteway.test'],
  ['Message', 'We run Odoo.'],
] as const;

/** Opens the dialog of a page whose form has an endpoint, and fills it in. */
async function withEndpoint(page: Page, answer: (route: Route) => Promise<void>) {
  await nameEndpoint(page, endpoint);
  await page.route(`**${endpoint}`, answer);
  await page.goto(routes.integrations);
  await page.getByRole('button', { name: 'Request Integration' }).last().click();
  for (const [label, value] of answers) await dialogOf(page).getByLabel(label).fill(value);
}

async function keepsEverything(page: Page) {
  for (const [label, value] of answers) {
    await expect(dialogOf(page).getByLabel(label)).toHaveValue(value);
  }
}

test.describe('a request for an integration, where an endpoint is named', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is posted as JSON by keyboard, and says what was sent and where the answer goes', async ({
    page,
  }) => {
    let posted: unknown;
    await withEndpoint(page, async (route) => {
      posted = route.request().postDataJSON();
      await route.fulfill({ status: 204 });
    });
    await dialogOf(page).getByLabel('Name').press('Enter');
    await expect(dialogOf(page).getByRole('heading', { name: 'Request sent' })).toBeFocused();
    await expect(dialogOf(page)).toContainText('marta@kiteway.test');
    await expect(dialogOf(page)).toContainText('We run Odoo.');
    expect(posted).toEqual({
      name: 'Marta Kowalczyk',
      email: 'marta@kiteway.test',
      message: 'We run Odoo.',
    });
  });

  for (const [name, answer] of [
    ['a server error', { status: 500, body: '<h1>Oops</h1>' }],
    ['a refusal', { status: 422, json: { message: 'No.' } }],
    ['a hostile refusal', { status: 400, json: { message: '<img src=x onerror="alert(1)">' } }],
  ] as const) {
    test(`${name} is told, and everything typed is kept`, async ({ page }) => {
      await withEndpoint(page, (route) => route.fulfill(answer));
      await sendOf(page).click();
      await expect(dialogOf(page).getByText(broken)).toBeVisible();
      await expect(dialogOf(page).locator('img[src="x"]')).toHaveCount(0);
      await expect(sendOf(page)).toHaveText('Send Request');
      await keepsEverything(page);
    });
  }

  test('a broken line can be tried again', async ({ page }) => {
    let tries = 0;
    await withEndpoint(page, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort('connectionreset');
      else await route.fulfill({ json: {} });
    });
    await sendOf(page).click();
    await expect(dialogOf(page).getByText(broken)).toBeVisible();
    await sendOf(page).click();
    await expect(dialogOf(page).getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(tries).toBe(2);
  });

  test('a slow answer: one request however often it is asked', async ({ page }) => {
    let requests = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await withEndpoint(page, async (route) => {
      requests += 1;
      await held;
      await route.fulfill({ json: {} });
    });
    for (let press = 0; press < 3; press += 1) await sendOf(page).click({ force: true });
    await dialogOf(page).getByLabel('Name').press('Enter');
    await keepsEverything(page);
    answer();
    await expect(dialogOf(page).getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(requests).toBe(1);
  });

  test('no answer at all: given up when the time is over, everything typed is kept', async ({
    page,
  }) => {
    await hurryTimeouts(page);
    await withEndpoint(page, async () => {});
    await sendOf(page).click();
    await expect(dialogOf(page).getByText(broken)).toBeVisible();
    await keepsEverything(page);
  });
});
