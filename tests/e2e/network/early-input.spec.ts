import type { Page } from '@playwright/test';
import { gate } from '../support/gate';
import { takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';

// Says which elements React did not find, and draws the document anew.
test.use({ expectedConsole: [/Minified React error #418/] });

/** Opens a page whose scripts wait, until what this returns is called: then it waits until they have taken over. */
async function openEarly(page: Page, path: string) {
  const { opens, open } = gate();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opens;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    open();
    await takenOver(page);
  };
}

/** Puts an element beside each field, as password managers do. Returns whether the document was drawn anew. */
async function addStrangers(page: Page) {
  const heading = await page.locator('h1').elementHandle();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
      field.after(document.createElement('password-manager'));
    document.querySelector('header nav ul')?.prepend(document.createElement('li'));
  });
  return () => heading?.evaluate((element) => !element.isConnected);
}

const early: Record<string, { typed: Record<string, string>; chosen?: Record<string, string> }> = {
  '/contact': {
    typed: { 'First name': 'Marisol', Email: 'm@example.com', Message: 'Two bridges' },
    chosen: { Subject: 'Partnership' },
  },
  '/': { typed: { 'E-mail address': 'ana@example.com' } },
  '/pricing': { typed: { Vehicles: '51', 'Monthly fuel cost': '1200' } },
  '/support': { typed: { 'Search the help center': 'driver' } },
};

for (const [path, { typed, chosen = {} }] of Object.entries(early)) {
  for (const strangers of [false, true]) {
    test(`${path}: early input stays${strangers ? ', drawn anew' : ''}`, async ({ page }) => {
      const release = await openEarly(page, path);
      const isRedrawn = strangers && (await addStrangers(page));
      const field = (label: string) =>
        page.locator('main').getByLabel(label).and(page.locator('input, select, textarea')).first();
      for (const [label, choice] of Object.entries(chosen)) await field(label).selectOption(choice);
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
      const [last = ''] = Object.keys(typed).slice(-1);
      await field(last).evaluate((element: HTMLInputElement) => {
        element.scrollIntoView({ block: 'center' });
        if (element.selectionStart !== null) element.setSelectionRange(0, 1);
      });
      const scrolled = await page.evaluate(() => Math.round(scrollY));
      await release();
      if (isRedrawn) expect(await isRedrawn()).toBe(true);
      for (const [label, text] of Object.entries({ ...typed, ...chosen }))
        await expect(field(label)).toHaveValue(text);
      await expect(field(last)).toBeFocused();
      const selection = await field(last).evaluate(
        ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd],
      );
      if (selection[0] !== null) expect(selection).toEqual([0, 1]);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
      // React has taken it: typing goes on from there.
      await page.keyboard.press('End');
      await page.keyboard.type('0');
      await expect(field(last)).toHaveValue(`${typed[last]}0`);
    });
  }
}
