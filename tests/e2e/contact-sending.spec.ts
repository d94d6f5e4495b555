import type { Page, Route } from '@playwright/test';
import { answers, field, fill, keepsEverything, open, send, sent } from './contact-page';
import { expect, hurryTimeouts, nameEndpoint, sidewaysOverflow, test } from './support';

const endpoint = '/forms/contact';
const broken = 'Something went wrong. Please try again.';

const failure = (page: Page) => page.locator('#contact-failure');

/** The page with an endpoint, and what the endpoint answers. */
async function withEndpoint(page: Page, answer: (route: Route) => Promise<void>) {
  await nameEndpoint(page, endpoint);
  await page.route(`**${endpoint}`, answer);
  await open(page);
  await fill(page);
}

test.describe('where an endpoint is named', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the message is posted as JSON', async ({ page }) => {
    let posted: unknown;
    await withEndpoint(page, async (route) => {
      posted = route.request().postDataJSON();
      expect(route.request().method()).toBe('POST');
      expect(route.request().headers()['content-type']).toBe('application/json');
      await route.fulfill({ status: 204 });
    });
    await send(page).click();
    await expect(sent(page)).toBeFocused();
    expect(posted).toEqual({
      firstName: 'Marisol',
      lastName: 'Castellanos',
      email: 'm.castellanos@example.com',
      phone: '',
      company: '',
      fleetSize: '',
      subject: 'General Inquiry',
      message: answers[3][1],
    });
  });

  for (const [name, answer, words] of [
    ['a server error', { status: 500, body: '<h1>Oops</h1>' }, broken],
    ['an empty refusal', { status: 400, body: '' }, broken],
    [
      'a refusal with a reason',
      { status: 422, json: { message: 'The inbox is full.' } },
      'Error: The inbox is full.',
    ],
    [
      'a hostile refusal',
      { status: 400, json: { message: '<img src=x onerror="document.title=1">' } },
      'Error: <img src=x onerror="document.title=1">',
    ],
    [
      'an endless refusal',
      { status: 400, json: { message: 'x'.repeat(200_000) } },
      `Error: ${'x'.repeat(299)}…`,
    ],
  ] as const) {
    test(`${name} is shown as text and everything typed is kept`, async ({ page }) => {
      await withEndpoint(page, (route) => route.fulfill(answer));
      await send(page).click();
      await expect(failure(page)).toHaveText(words);
      await expect(failure(page).locator('img')).toHaveCount(0);
      await expect(send(page)).toBeFocused();
      await expect(send(page)).toHaveText('Send Message');
      await keepsEverything(page);
      await page.reload();
      await keepsEverything(page);
      const wider = await sidewaysOverflow(page);
      expect(wider).toBe(0);
    });
  }

  test('a broken line can be tried again', async ({ page }) => {
    let tries = 0;
    await withEndpoint(page, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort('connectionreset');
      else await route.fulfill({ json: {} });
    });
    await send(page).click();
    await expect(failure(page)).toHaveText(broken);
    await page.keyboard.press('Enter');
    await expect(sent(page)).toBeVisible();
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
    for (let press = 0; press < 3; press += 1) await send(page).click({ force: true });
    await field(page, 'First name').press('Enter');
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeDisabled();
    await keepsEverything(page);
    answer();
    await expect(sent(page)).toBeVisible();
    expect(requests).toBe(1);
  });

  test('no answer at all: given up when the time is over, everything typed is kept', async ({
    page,
  }) => {
    await hurryTimeouts(page);
    let tries = 0;
    await withEndpoint(page, async (route) => {
      tries += 1;
      if (tries > 1) await route.fulfill({ json: {} });
    });
    await send(page).click();
    await expect(failure(page)).toHaveText(broken);
    await expect(send(page)).toBeFocused();
    await keepsEverything(page);
    await page.keyboard.press('Enter');
    await expect(sent(page)).toBeFocused();
    expect(tries).toBe(2);
  });
});
