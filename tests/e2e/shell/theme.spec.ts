import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function choose(page: Page, name: string) {
  await page.getByRole('radio', { name }).check();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'system'))
    .toBe(name.toLowerCase());
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const paper = { light: 'rgb(242, 241, 233)', dark: 'rgb(12, 26, 23)' };

// Another tab, and a device that stores nothing, are tested with the component.
for (const [device, other, name] of [
  ['light', 'dark', 'Dark'],
  ['dark', 'light', 'Light'],
] as const) {
  test(`${device}: the choice holds over a reload, and System forgets it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.goto('/');
    await expect.poll(() => ground(page)).toBe(paper[device]);
    await choose(page, name);
    await expect.poll(() => ground(page)).toBe(paper[other]);
    await page.reload();
    await expect.poll(() => ground(page)).toBe(paper[other]);
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await choose(page, 'System');
    await expect.poll(() => ground(page)).toBe(paper[device]);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.getByRole('radio', { name: 'System' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused();
  });
}

test.describe('without the chunks', () => {
  test.use({ expectedConsole: [/net::ERR_/] });

  test('a stored choice never flashes the other theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // No script but the inline one: what it sets is there before the first paint.
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    await expect.poll(() => ground(page)).toBe(paper.dark);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the browser's bars have the header's color, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const named = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const hex = (await named.getAttribute('content'))?.match(/[0-9A-F]{2}/gi) ?? [];
    const color = `rgb(${hex.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
    expect(color).toBe(paper[colorScheme]);
    await expect(page.locator('.header-bar')).toHaveCSS('background-color', color);
  });
}
