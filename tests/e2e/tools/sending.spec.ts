import { axeFindings } from '../support/axe';
import { sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

// The browser reports failed requests itself.
test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

// What a server may answer is tested in lib and, form by form, with the components.
test('a refusal is text that fits a phone, and all that was typed stays', async ({ page }) => {
  const form = formOn(page, 'contact');
  await page.setViewportSize({ width: 320, height: 800 });
  let asked = 0;
  await form.openFilled(async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 422, json: { message: markup } });
    if (asked === 2) return route.abort('connectionrefused');
    // The status alone tells success; the page that came with it is not shown.
    return route.fulfill({ contentType: 'text/html', body: `<h1>Log in</h1>${markup}` });
  });
  const title = await page.title();
  for (const words of [`Error: ${markup}`, 'Something went wrong. Please try again.']) {
    await form.button.click();
    await expect(page.locator('#contact-failure')).toHaveText(words);
    await expect(form.button).toBeFocused();
    await form.keepsEverything();
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  await page.keyboard.press('Enter');
  await expect(form.sent).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in' })).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(asked).toBe(3);
});

test('the sign-up tells of an error, and thanks for an address that reaches the server', async ({
  page,
}) => {
  const form = formOn(page, 'signUp');
  const box = form.field('E-mail address');
  await page.goto(form.path);
  await box.fill('ana@example');
  await box.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(await axeFindings(page)).toEqual([]);
  await form.fill();
  const answer = page.waitForResponse(`**${form.endpoint}`);
  await form.button.click();
  expect((await answer).ok()).toBe(true);
  await expect(form.sent).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form.sent).toBeHidden();
  await expect(box).toBeFocused();
});
