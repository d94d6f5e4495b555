import { gate } from '../support/gate';
import { takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';

// Says which elements React did not find, and draws the document anew.
test.use({ expectedConsole: [/Minified React error #418/] });

const values = {
  Subject: 'Partnership',
  'First name': 'Marisol',
  Email: 'm@example.com',
  Message: 'Two bridges',
} as const;

for (const strangers of [false, true]) {
  test(`early input stays${strangers ? ', drawn anew' : ''}`, async ({ page }) => {
    const { opens, open } = gate();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await opens;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const heading = await page.locator('h1').elementHandle();
    if (strangers) {
      // An element beside each field, as password managers put it there.
      await page.evaluate(() => {
        for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
          field.after(document.createElement('password-manager'));
        document.querySelector('header nav ul')?.prepend(document.createElement('li'));
      });
    }
    const field = (label: string) =>
      page.locator('main').getByLabel(label).and(page.locator('input, select, textarea')).first();
    await field('Subject').selectOption(values.Subject);
    for (const label of ['First name', 'Email', 'Message'] as const) {
      await field(label).fill(values[label]);
    }
    const message = field('Message');
    await message.evaluate((element: HTMLTextAreaElement) => {
      element.scrollIntoView({ block: 'center' });
      element.setSelectionRange(0, 1);
    });
    const scrolled = await page.evaluate(() => Math.round(scrollY));
    open();
    await takenOver(page);
    if (strangers) expect(await heading?.evaluate((element) => !element.isConnected)).toBe(true);
    for (const [label, value] of Object.entries(values)) {
      await expect(field(label)).toHaveValue(value);
    }
    await expect(message).toBeFocused();
    const selection = await message.evaluate(
      ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [selectionStart, selectionEnd],
    );
    expect(selection).toEqual([0, 1]);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
    // React has taken it: typing goes on from there.
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(message).toHaveValue(`${values.Message}0`);
  });
}
