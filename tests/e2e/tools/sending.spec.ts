import type { Route } from '@playwright/test';
import { hurryTimeouts, takeTime } from '../support/device';
import { gate } from '../support/gate';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import { formOn, sendingForms } from './sending-forms';

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

for (const name of Object.keys(sendingForms) as (keyof typeof sendingForms)[]) {
  test(`${name}: refusals are text, and all that was typed stays`, async ({ page }) => {
    const form = formOn(page, name);
    await page.setViewportSize({ width: 320, height: 800 });
    let asked = 0;
    await form.openFilled(async (route) => {
      const refused = refusals[asked]?.[1];
      asked += 1;
      if (refused) return route.fulfill(refused);
      if (asked === refusals.length + 1) return route.abort('connectionrefused');
      // The status alone tells success; the page that came with it is not shown.
      return route.fulfill({ contentType: 'text/html', body: `<h1>Log in</h1>${markup}` });
    });
    const title = await page.title();
    for (const [what, , message] of [...refusals, ['a connection refused'] as const]) {
      await test.step(what, async () => {
        const before = asked;
        await form.button.click();
        await expect.poll(() => asked).toBe(before + 1);
        await form.tellsFailure(form.tells && message ? `Error: ${message}` : form.failed);
        await expect(form.failure.locator('img, script, h1')).toHaveCount(0);
        expect(await page.title()).toBe(title);
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    }
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
    await expect(form.failure.getByText(form.failed)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(asked).toBe(refusals.length + 2);
  });

  test(`${name}: an answer after the time is over changes nothing`, async ({ page }) => {
    const form = formOn(page, name);
    await hurryTimeouts(page);
    let tries = 0;
    const held = gate();
    const late = gate();
    await form.openFilled(async (route) => {
      tries += 1;
      if (tries > 1) return route.fulfill({ json: {} });
      await held.opens;
      // The page has hung up meanwhile, and the browser may say so.
      await route.fulfill({ json: {} }).catch(() => {});
      late.open();
    });
    await form.button.click();
    await form.tellsFailure();
    held.open();
    await late.opens;
    await form.tellsFailure();
    if (form.named) {
      await page.reload();
      await form.reach();
      await form.keepsEverything();
      await form.button.focus();
    }
    await takeTime(page);
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
    if (form.named) await expect(form.sent).toBeFocused();
    expect(tries).toBe(2);
  });
}
