import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support';

const vehicles = (page: Page) => page.getByLabel('Vehicles', { exact: true });
const fuel = (page: Page) => page.getByLabel('Monthly fuel cost');
const miles = (page: Page) => page.getByLabel('Average miles per vehicle per month');
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const savings = (page: Page) => page.locator('#savings');
const working = (page: Page) => page.getByRole('table', { name: 'The working' });

/** Fills in and calculates; repeated until the script runs. */
async function estimate(page: Page, values: readonly [string, string, string]) {
  const [v, f, m] = values;
  await expect(async () => {
    await vehicles(page).fill(v);
    await fuel(page).fill(f);
    await miles(page).fill(m);
    await calculate(page).click();
    await expect(working(page).or(page.locator('#savings-title-problems p')).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}

test.describe('the savings calculator', () => {
  test('shows an average until something was calculated', async ({ page }) => {
    await page.goto('/pricing');
    await expect(vehicles(page)).toHaveValue('50');
    await expect(fuel(page)).toHaveValue('5,000');
    await expect(miles(page)).toHaveValue('2,000');
    await expect(savings(page)).toContainText('$1,500 per month');
    await expect(savings(page)).toContainText('Based on 30% average savings');
    await expect(working(page)).toHaveCount(0);
  });

  for (const [values, figures] of [
    [
      ['50', '5,000', '2,000'],
      ['$1,500', '$15', '$2,500', '$4,015', '$48,180'],
    ],
    [
      ['10', '3000', '1500'],
      ['$900', '$2', '$500', '$1,402', '$16,827'],
    ],
    [
      ['7', '$999.99', '1234.5'],
      ['$300', '$1', '$350', '$651', '$7,816'],
    ],
    [
      ['1', '0', '0'],
      ['$0', '$0', '$50', '$50', '$600'],
    ],
    [
      ['1', '1', '1'],
      ['$0', '$0', '$50', '$50', '$604'],
    ],
    [
      ['100000', '100000000', '100000'],
      ['$30,000,000', '$1,500,000', '$5,000,000', '$36,500,000', '$438,000,000'],
    ],
  ] as const) {
    test(`${values.join(' | ')} makes ${figures.at(-2)} a month`, async ({ page }) => {
      await page.goto('/pricing');
      await estimate(page, values);
      await expect(
        working(page)
          .getByRole('cell')
          .filter({ hasText: /^\$[\d,]+$/ }),
      ).toHaveText([...figures]);
      await expect(savings(page).getByRole('status').first()).toHaveText(
        `Monthly savings ${figures[3]}. Annual savings ${figures[4]}.`,
      );
    });
  }

  for (const [name, values] of [
    ['nothing', ['', '', '']],
    ['negatives', ['-5', '-0.01', '-2000']],
    ['words', ['many', 'NaN', 'Infinity']],
    ['1e15', ['1e15', '1e15', '1e15']],
    ['fifteen zeros', ['1000000000000000', '1000000000000000', '1000000000000000']],
    ['markup', ['<b>5</b>', '"><script>', "'; --"]],
  ] as const) {
    test(`${name}: three errors, no figure, no NaN`, async ({ page }) => {
      await page.goto('/pricing');
      await estimate(page, values);
      for (const input of [vehicles(page), fuel(page), miles(page)]) {
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(/\w+\.$/);
      }
      await expect(vehicles(page)).toBeFocused();
      await expect(working(page)).toHaveCount(0);
      await expect(savings(page)).not.toContainText(/NaN|Infinity|-\$|\$-/);
      expect(new URL(page.url()).search).toBe('');
    });
  }

  test('counts what was typed before its script ran', async ({ page }) => {
    let run = () => {};
    const held = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route('**/_next/**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pricing', { waitUntil: 'commit' });
    await vehicles(page).fill('7');
    run();
    await expect(async () => {
      await calculate(page).click();
      await expect(working(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(vehicles(page)).toHaveValue('7');
    await expect(working(page)).toContainText('$50 × 7 vehicles');
  });

  test('is filled in by keyboard alone; errors go as they are mended', async ({ page }) => {
    await page.goto('/pricing');
    await estimate(page, ['0', '', '2000']);
    await expect(vehicles(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('5');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(vehicles(page)).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1200');
    await page.keyboard.press('Enter');
    await expect(working(page)).toBeVisible();
    await expect(page).toHaveURL(/\?vehicles=5&fuel=1200&miles=2000$/);
  });

  test('a shared address calculates as it loads', async ({ page }) => {
    await page.goto('/pricing?vehicles=10&fuel=3000&miles=1500#savings');
    await expect(vehicles(page)).toHaveValue('10');
    await expect(working(page)).toContainText('$16,827');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  });

  test('a spoiled address shows errors and the average', async ({ page }) => {
    await page.goto('/pricing?vehicles=1e15&fuel=%3Cimg%20src%3Dx%3E&miles=-1');
    await expect(vehicles(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(savings(page)).toContainText('Based on 30% average savings');
    await expect(savings(page).locator('img[src="x"]')).toHaveCount(0);
  });

  test('is downloaded as CSV', async ({ page }) => {
    await page.goto('/pricing?vehicles=50&fuel=5000&miles=2000');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('savings-estimate.csv');
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('Monthly savings,4015,USD\r\nAnnual savings,48180,USD\r\n');
  });

  test('is printed without the rest of the page', async ({ page }) => {
    await page.goto('/pricing?vehicles=50&fuel=5000&miles=2000');
    await expect(working(page)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Ink on paper in the dark theme too, should somebody print grounds as well.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('.split-part').first()).toHaveCSS(
      'background-color',
      'rgb(47, 85, 231)',
    );
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Questions at the barrier' })).toBeHidden();
    await expect(working(page)).toBeVisible();
    await expect(vehicles(page)).toBeVisible();
  });
});
