import { axeFindings } from '../support/axe';
import { hurryTimeouts, takeTime } from '../support/device';
import { gate } from '../support/gate';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import { formOn, sendingForms } from './sending-forms';

// The browser reports failed requests itself.
test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const refusal = { status: 422, json: { message: markup } };

// What else a server may answer is tested in lib and with the components.
for (const name of Object.keys(sendingForms) as (keyof typeof sendingForms)[]) {
  test(`${name}: a refusal is text, and all that was typed stays`, async ({ page }) => {
    const form = formOn(page, name);
    await page.setViewportSize({ width: 320, height: 800 });
    let asked = 0;
    await form.openFilled(async (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill(refusal);
      if (asked === 2) return route.abort('connectionrefused');
      // The status alone tells success; the page that came with it is not shown.
      return route.fulfill({ contentType: 'text/html', body: `<h1>Log in</h1>${markup}` });
    });
    const title = await page.title();
    for (const words of [form.tells ? `Error: ${markup}` : form.failed, form.failed]) {
      await form.button.click();
      await form.tellsFailure(words);
      await expect(form.failure.locator('img, script, h1')).toHaveCount(0);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(asked).toBe(3);
  });
}

test('an answer after the time is over changes nothing', async ({ page }) => {
  const form = formOn(page, 'contact');
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
  await page.reload();
  await form.keepsEverything();
  await form.button.focus();
  await takeTime(page);
  await page.keyboard.press('Enter');
  await expect(form.sent).toBeFocused();
  expect(tries).toBe(2);
});

test('the sign-up tells of an error, and thanks for an address that reaches the server', async ({
  page,
}) => {
  const form = formOn(page, 'signUp');
  const box = form.field('E-mail address');
  await page.goto(form.path);
  await box.fill('ana@example');
  await box.press('Enter');
  await expect(form.failure).toHaveText('Please enter a valid email address.');
  await expect(box).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await form.fill();
  const answer = page.waitForResponse(`**${form.endpoint}`);
  await form.button.click();
  expect((await answer).ok()).toBe(true);
  await expect(form.sent).toContainText('We will write to the address you gave us.');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form.sent).toBeHidden();
  await expect(box).toBeFocused();
});
