import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindingsInBoth } from '../support/axe';
import { doubleText, resize, sidewaysOverflow } from '../support/look';
import { expect, test } from '../support/test';

// What the calculators work out and refuse is tested in lib and in their components.

const vehicles = (page: Page) => page.getByLabel('Vehicles', { exact: true });
const fuel = (page: Page) => page.getByLabel('Monthly fuel cost');
const miles = (page: Page) => page.getByLabel('Average miles per vehicle per month');
const calculate = (page: Page) => page.getByRole('button', { name: /^Calculate/ });
const savings = (page: Page) => page.locator('#savings');
const working = (page: Page) => page.getByRole('table', { name: 'The working' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.describe('the savings calculator', () => {
  test('shows an average, refuses nonsense and is filled in by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await expect(vehicles(page)).toHaveValue('50');
    await expect(fuel(page)).toHaveValue('5,000');
    await expect(miles(page)).toHaveValue('2,000');
    await expect(savings(page)).toContainText('$1,500 per month');
    await expect(savings(page)).toContainText('Based on 30% average savings');
    await expect(working(page)).toHaveCount(0);

    await vehicles(page).fill('<b>5</b>');
    await fuel(page).fill('"><script>');
    await miles(page).fill("'; --");
    await calculate(page).click();
    for (const input of [vehicles(page), fuel(page), miles(page)]) {
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(/\w+\.$/);
    }
    await expect(vehicles(page)).toBeFocused();
    await expect(working(page)).toHaveCount(0);
    await expect(savings(page)).not.toContainText(/NaN|Infinity|-\$|\$-/);
    expect(new URL(page.url()).search).toBe('');

    for (const text of ['5', '1200', '2000']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(vehicles(page)).toHaveAttribute('aria-invalid', 'false');
    await miles(page).press('Enter');
    await expect(working(page)).toBeVisible();
    await expect(page).toHaveURL(/\?vehicles=5&fuel=1200&miles=2000$/);
    await expect(savings(page).getByRole('status').first()).toHaveText(
      'Monthly savings $612. Annual savings $7,338.',
    );
  });

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

  test('a shared address calculates as it loads, is downloaded and printed alone', async ({
    page,
  }) => {
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

  test('the largest result reaches sideways in no window, with text at 200 % too', async ({
    page,
  }) => {
    await page.goto('/pricing?vehicles=100000&fuel=100000000&miles=100000');
    await expect(savings(page)).toContainText('$438,000,000');
    for (const [text, larger] of [
      ['as it is', async () => {}],
      ['at 200 %', () => doubleText(page)],
    ] as const) {
      await larger();
      for (const width of [320, 768, 1920]) {
        await resize(page, width);
        expect(await sidewaysOverflow(page), `${width} px, text ${text}`).toBe(0);
      }
    }
  });

  for (const query of ['?vehicles=50&fuel=5000&miles=2000', '?vehicles=0&fuel=&miles=x']) {
    test(`axe finds nothing with ${query}, narrow or wide, light or dark`, async ({ page }) => {
      await page.goto(`/pricing${query}`);
      for (const width of [390, 1440]) {
        await resize(page, width);
        expect(await axeFindingsInBoth(page), `${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('the ROI calculator', () => {
  const shared = '/success-stories?vehicles=40&fuel=6000&industry=retail';
  const fleet = (page: Page) => page.getByLabel('Vehicles in your fleet');
  const result = (page: Page) => page.locator('.roi-figures');

  async function estimate(page: Page, count: string, cost: string, industry: string) {
    await fleet(page).fill(count);
    await fuel(page).fill(cost);
    await page.getByRole('combobox', { name: 'Industry' }).selectOption(industry);
    await calculate(page).click();
  }

  test('calculates, and the result stays where a link leads away and back', async ({ page }) => {
    await page.goto('/success-stories');
    await expect(page.getByText('The answer appears here')).toBeVisible();
    await estimate(page, '40', '6,000', 'retail');
    for (const figure of ['$92,160', '$1,680', '2 months']) {
      await expect(result(page)).toContainText(figure);
    }
    await expect(working(page).getByRole('row')).toHaveCount(6);
    await expect(page).toHaveURL(shared);
    await expect(
      page.getByRole('status').filter({ hasText: 'Annual ROI $92,160. Months to pay back: 2.' }),
    ).toHaveCount(1);
    await page.getByRole('link', { name: /^Read the case Crews/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Crews');
    await page.goBack();
    await expect(result(page)).toContainText('$92,160');
  });

  test('a shared address calculates as it loads, and is printed alone', async ({ page }) => {
    await page.goto(shared);
    await expect(result(page)).toContainText('Annual ROI, 40 retail vehicles');
    await expect(fleet(page)).toHaveValue('40');
    await expect(canonical(page)).toHaveAttribute('href', /\/success-stories$/);
    await page.emulateMedia({ media: 'print' });
    await expect(result(page)).toBeVisible();
    await expect(working(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(calculate(page)).toBeHidden();
    for (const words of ['.roi-figures dd', '.roi-rates dt']) {
      await expect(page.locator(words).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(page.locator('#roi')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('the largest fleet fits a small phone, and nothing is infinite', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/success-stories');
    await estimate(page, '100,000', '100,000,000', 'logistics');
    await expect(result(page)).toContainText('$540,000,000');
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity/);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});
