import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { tooWideWithAnyText } from '../support/look';
import { expect, test } from '../support/test';

// What the calculators show, work out and refuse, and what was typed before their script ran, is
// tested in lib and in their components.

const vehicles = (page: Page) => page.getByLabel('Vehicles', { exact: true });
const fuel = (page: Page) => page.getByLabel('Monthly fuel cost');
const miles = (page: Page) => page.getByLabel('Average miles per vehicle per month');
const calculate = (page: Page) => page.getByRole('button', { name: /^Calculate/ });
const questions = (page: Page) => page.getByRole('heading', { name: 'Pricing questions' });

/** Presses the calculator's own button and looks at the page as the browser prints it then. */
async function printAlone(page: Page, part: Locator) {
  // The dialog stands open until the page is told otherwise.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await part.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

const savings = (page: Page) => page.locator('#savings');
const working = (page: Page) => page.getByRole('table', { name: 'The working' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.describe('the savings calculator', () => {
  test('refuses nonsense and is filled in by keyboard alone', async ({ page }) => {
    await page.goto('/pricing');
    await vehicles(page).fill('<b>5</b>');
    await calculate(page).click();
    await expect(vehicles(page)).toHaveAccessibleDescription(/\w+\.$/);
    await expect(vehicles(page)).toBeFocused();
    await expect(working(page)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');

    for (const text of ['5', '1200', '2000']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await miles(page).press('Enter');
    await expect(working(page)).toBeVisible();
    await expect(page).toHaveURL(/\?vehicles=5&fuel=1200&miles=2000$/);
    await expect(savings(page).getByRole('status').first()).toHaveText(
      'Monthly savings $612. Annual savings $7,338.',
    );
  });

  test('a shared address calculates, is downloaded and printed alone', async ({ page }) => {
    await page.goto('/pricing?vehicles=50&fuel=5000&miles=2000#savings');
    await expect(vehicles(page)).toHaveValue('50');
    await expect(working(page)).toContainText('$48,180');
    await expect(canonical(page)).toHaveAttribute('href', /\/pricing$/);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('savings-estimate.csv');
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('Monthly savings,4015,USD\r\nAnnual savings,48180,USD\r\n');

    await printAlone(page, savings(page));
    // Ink on paper in the dark theme too, should somebody print grounds as well.
    for (const [part, ground] of [
      ['body', 'rgba(0, 0, 0, 0)'],
      ['.split-part', 'rgb(47, 85, 231)'],
    ] as const) {
      await expect(page.locator(part).first()).toHaveCSS('background-color', ground);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(questions(page)).toBeHidden();
    await expect(working(page)).toBeVisible();
    await expect(vehicles(page)).toBeVisible();
    // Printed or canceled; what the browser's own command prints after that is the page.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(questions(page)).toBeVisible();
  });

  test('the largest result fits every window, with text at 200 % too', async ({ page }) => {
    await page.goto('/pricing?vehicles=100000&fuel=100000000&miles=100000');
    await expect(savings(page)).toContainText('$438,000,000');
    expect(await tooWideWithAnyText(page, [320, 768, 1920])).toEqual([]);
  });

  test('axe finds nothing with a result, and with answers that cannot be used', async ({
    page,
  }) => {
    for (const query of ['?vehicles=50&fuel=5000&miles=2000', '?vehicles=0&fuel=&miles=x']) {
      await page.goto(`/pricing${query}`);
      expect(await axeFindings(page), query).toEqual([]);
    }
  });
});

test.describe('the ROI calculator', () => {
  const result = (page: Page) => page.locator('.roi-figures');

  test('calculates, and the result stays in the address and is printed alone', async ({ page }) => {
    await page.goto('/success-stories');
    await page.getByLabel('Vehicles in your fleet').fill('40');
    await fuel(page).fill('6,000');
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('retail');
    await calculate(page).click();
    await expect(result(page)).toContainText('$92,160');
    await expect(page).toHaveURL('/success-stories?vehicles=40&fuel=6000&industry=retail');
    await page.reload();
    await expect(result(page)).toContainText('$92,160');
    await expect(canonical(page)).toHaveAttribute('href', /\/success-stories$/);
    await printAlone(page, page.locator('#roi'));
    await expect(result(page)).toBeVisible();
    await expect(working(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(calculate(page)).toBeHidden();
  });
});
