import type { Route } from '@playwright/test';
import { hurryTimeouts, takeTime } from '../support/device';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import {
  buttonOf,
  fieldOf,
  gate,
  keepsEverything,
  openFilled,
  sendingForms,
  tellsFailure,
} from './sending-forms';

test.describe.configure({ mode: 'parallel' });
// The browser reports failed requests itself.
test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const rightToLeft = '\u202Eexe.ecnivni \u2067رفضنا الرسالة\u200F';
const refusal = (message: string) => ({ status: 422, json: { message } });

/** What a server may answer, and the words it has for the reader; none where they say nothing. */
const refusals: [string, Parameters<Route['fulfill']>[0], string?][] = [
  ['500 in HTML', { status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['an empty refusal', { status: 400, body: '' }],
  ['a refusal with a reason', refusal('The inbox is full.'), 'The inbox is full.'],
  ['a refusal in markup', refusal(markup), markup],
  ['a refusal from right to left', refusal(rightToLeft), rightToLeft],
  ['a refusal of 10,000 letters', refusal('x'.repeat(10_000)), `${'x'.repeat(299)}…`],
  ['an endless refusal', refusal('word '.repeat(40_000)), `${'word '.repeat(60).slice(0, 299)}…`],
];

for (const form of Object.values(sendingForms)) {
  test.describe(form.name, () => {
    test('refusals are shown as text, everything typed is kept, and another attempt succeeds', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      let asked = 0;
      await openFilled(page, form, async (route) => {
        const refused = refusals[asked]?.[1];
        asked += 1;
        if (refused) return route.fulfill(refused);
        if (asked === refusals.length + 1) return route.abort('connectionrefused');
        // The status alone tells success; the page that came with it is not shown.
        return route.fulfill({ contentType: 'text/html', body: `<h1>Log in</h1>${markup}` });
      });
      const title = await page.title();
      for (const [name, , message] of [...refusals, ['a connection refused'] as const]) {
        await test.step(name, async () => {
          const before = asked;
          await buttonOf(page, form).click();
          await expect.poll(() => asked).toBe(before + 1);
          const words = form.tells && message ? `Error: ${message}` : form.failed;
          await tellsFailure(page, form, words);
          await expect(form.failure(page).locator('img, script, h1')).toHaveCount(0);
          expect(await page.title()).toBe(title);
          expect(await sidewaysOverflow(page)).toBe(0);
        });
      }
      await page.keyboard.press('Enter');
      await expect(form.sent(page)).toBeVisible();
      await expect(form.failure(page).getByText(form.failed)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0);
      expect(await page.title()).toBe(title);
      expect(asked).toBe(refusals.length + 2);
    });

    test('a slow answer: one request however often it is asked', async ({ page }) => {
      let requests = 0;
      const held = gate();
      await openFilled(page, form, async (route) => {
        requests += 1;
        await held.opens;
        await route.fulfill({ json: {} });
      });
      const button = buttonOf(page, form);
      for (let press = 0; press < 3; press += 1) await button.click({ force: true });
      const [[first = ''] = []] = form.answers;
      await fieldOf(page, form, first).press('Enter');
      await expect(button).toHaveText(form.button[1]);
      await expect(button).toBeDisabled();
      await keepsEverything(page, form);
      held.open();
      await expect(form.sent(page)).toBeVisible();
      await expect(button.filter({ hasText: form.button[1] })).toHaveCount(0);
      expect(requests).toBe(1);
    });

    test('an answer after the time is over changes nothing, a reload neither; then a second attempt', async ({
      page,
    }) => {
      await hurryTimeouts(page);
      let tries = 0;
      const held = gate();
      const late = gate();
      await openFilled(page, form, async (route) => {
        tries += 1;
        if (tries > 1) return route.fulfill({ json: {} });
        await held.opens;
        // The page has hung up meanwhile, and the browser may say so.
        await route.fulfill({ json: {} }).catch(() => {});
        late.open();
      });
      await buttonOf(page, form).click();
      await tellsFailure(page, form, form.failed);
      held.open();
      await late.opens;
      await tellsFailure(page, form, form.failed);
      if (form.keepsDraft) {
        await page.reload();
        await form.reach?.(page);
        await keepsEverything(page, form);
        await buttonOf(page, form).focus();
      }
      await takeTime(page);
      await page.keyboard.press('Enter');
      await expect(form.sent(page)).toBeVisible();
      if (form.named) await expect(form.sent(page)).toBeFocused();
      expect(tries).toBe(2);
    });
  });
}

const posted = {
  contact: {
    firstName: 'Marisol',
    lastName: 'Castellanos',
    email: 'm.castellanos@example.com',
    phone: '',
    company: '',
    fleetSize: '',
    subject: 'General Inquiry',
    message: 'Forty bikes, eleven vans, two bridges.',
  },
  request: { name: 'Marta Kowalczyk', email: 'marta@kiteway.test', message: 'We run Odoo.' },
};

for (const name of ['contact', 'request'] as const) {
  test(`${name}: posted as JSON, by keyboard, and repeated`, async ({ page }) => {
    const form = sendingForms[name];
    let body: unknown;
    await openFilled(page, form, async (route) => {
      body = route.request().postDataJSON();
      expect(route.request().method()).toBe('POST');
      expect(route.request().headers()['content-type']).toBe('application/json');
      await route.fulfill({ status: 204 });
    });
    await fieldOf(page, form, 'Email').press('Enter');
    await expect(form.sent(page)).toBeFocused();
    await expect(form.area(page)).toContainText(posted[name].email);
    await expect(form.area(page)).toContainText(posted[name].message);
    expect(body).toEqual(posted[name]);
  });
}
