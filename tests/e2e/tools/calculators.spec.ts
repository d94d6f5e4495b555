import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { tooWideWithAnyText } from '../support/look';
import { expect, test } from '../support/test';

// What the calculators show, work out, refuse and put into the address is tested in lib and in their components.

const working = (page: Page) => page.getByRole('table', { name: 'The working' });

/** Presses the calculator's own button and looks at the page as the browser prints it then. */
async function printAlone(page: Page, part: Locator) {
  // The dialog stands open until the page is told otherwise.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await part.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('a result is downloaded and printed alone', async ({ page }) => {
  await page.goto('/pricing?vehicles=50&fuel=5000&miles=2000#savings');
  await expect(working(page)).toContainText('$48,180');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('savings-estimate.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('Monthly savings,4015,USD\r\nAnnual savings,48180,USD\r\n');

  await printAlone(page, page.locator('#savings'));
  // Ink on paper in the dark theme too, should somebody print grounds as well.
  for (const [part, ground] of [
    ['body', 'rgba(0, 0, 0, 0)'],
    ['.split-part', 'rgb(47, 85, 231)'],
  ] as const) {
    await expect(page.locator(part).first()).toHaveCSS('background-color', ground);
  }
  const questions = page.getByRole('heading', { name: 'Pricing questions' });
  for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), questions]) {
    await expect(other).toBeHidden();
  }
  await expect(working(page)).toBeVisible();
  // Printed or canceled; what the browser's own command prints after that is the page.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(questions).toBeVisible();
});

test('a return on investment is printed alone', async ({ page }) => {
  await page.goto('/success-stories?vehicles=40&fuel=6000&industry=retail');
  await printAlone(page, page.locator('#roi'));
  await expect(page.locator('.roi-figures')).toContainText('$92,160');
  await expect(working(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Calculate/ })).toBeHidden();
});

test('the largest result fits every window, with text at 200 % too', async ({ page }) => {
  await page.goto('/pricing?vehicles=100000&fuel=100000000&miles=100000');
  await expect(page.locator('#savings')).toContainText('$438,000,000');
  expect(await tooWideWithAnyText(page, [320, 768, 1920])).toEqual([]);
});

test('axe finds nothing with a result, and with answers that cannot be used', async ({ page }) => {
  for (const query of ['?vehicles=50&fuel=5000&miles=2000', '?vehicles=0&fuel=&miles=x']) {
    await page.goto(`/pricing${query}`);
    expect(await axeFindings(page), query).toEqual([]);
  }
});
