import type { Route } from '@playwright/test';
import {
  buttonOf,
  fieldOf,
  gate,
  keepsEverything,
  openFilled,
  sendingForms,
  tellsFailure,
} from './sending-forms';
import { expect, hurryTimeouts, sidewaysOverflow, test } from './support';

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
    test('refusals are shown as text, and everything typed is kept', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      let asked = 0;
      await openFilled(page, form, async (route) => {
        const [, answer] = refusals[asked] ?? [];
        asked += 1;
        await route.fulfill(answer);
      });
      const title = await page.title();
      for (const [index, [name, , message]] of refusals.entries()) {
        await test.step(name, async () => {
          await buttonOf(page, form).click();
          await expect.poll(() => asked).toBe(index + 1);
          const words = form.tells && message ? `Error: ${message}` : form.failed;
          await tellsFailure(page, form, words);
          await expect(form.failure(page).locator('img, script, h1')).toHaveCount(0);
          expect(await page.title()).toBe(title);
          expect(await sidewaysOverflow(page)).toBe(0);
        });
      }
      if (!form.keepsDraft) return;
      await page.reload();
      await form.reach?.(page);
      await keepsEverything(page, form);
    });

    test('a connection refused, then a second attempt', async ({ page }) => {
      let tries = 0;
      await openFilled(page, form, (route) => {
        tries += 1;
        return tries === 1 ? route.abort('connectionrefused') : route.fulfill({ json: {} });
      });
      await buttonOf(page, form).click();
      await tellsFailure(page, form, form.failed);
      await page.keyboard.press('Enter');
      await expect(form.sent(page)).toBeVisible();
      await expect(form.failure(page).getByText(form.failed)).toHaveCount(0);
      expect(tries).toBe(2);
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

    test('an answer after the time is over changes nothing; then a second attempt', async ({
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
      await page.keyboard.press('Enter');
      await expect(form.sent(page)).toBeVisible();
      if (form.named) await expect(form.sent(page)).toBeFocused();
      expect(tries).toBe(2);
    });

    // The status alone tells success (SPEC 7); the page that came with it is not shown.
    test('a page in place of an answer, with status 200', async ({ page }) => {
      await openFilled(page, form, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<h1>Log in</h1>${markup}` }),
      );
      const title = await page.title();
      await buttonOf(page, form).click();
      await expect(form.sent(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0);
      expect(await page.title()).toBe(title);
    });
  });
}
