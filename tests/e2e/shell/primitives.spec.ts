import { execFileSync } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { buildSync } from 'esbuild';
import { spriteVersion } from '@/lib/icons/sprite-version';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

/** The program that prints the sheet, without the style sheets of its parts: the site's own dress it. */
const [{ text: program } = { text: '' }] = buildSync({
  entryPoints: ['tests/visual/component-sheet.tsx'],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
}).outputFiles;

const sheet = execFileSync(process.execPath, ['--input-type=module'], {
  encoding: 'utf8',
  input: program,
  env: { ...process.env, SPRITE_VERSION: spriteVersion(process.cwd()) },
});

// The sheet is no page of the site: the policy of the page that it borrows would rule it.
test.use({ bypassCSP: true });

const style = (
  part: Locator,
  name: 'backgroundColor' | 'borderColor' | 'boxShadow' | 'translate',
) => part.evaluate((element, property) => getComputedStyle(element)[property], name);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the component sheet, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      // Its sheets hold those of a field beside those of every page.
      await page.goto('/contact');
      const fonts = await page.locator('html').getAttribute('class');
      const styles = await page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) => links.map((link) => link.outerHTML).join(''));
      await page.setContent(
        `<!doctype html><html lang="en" class="${fonts}"><head><title>Component sheet</title><link rel="icon" href="/icon.svg">${styles}</head><body>${sheet}</body></html>`,
        { waitUntil: 'load' },
      );
    });

    test('axe finds nothing in any state, and an invalid field is marked', async ({ page }) => {
      expect(await axeFindings(page)).toEqual([]);
      const field = page.getByLabel('Invalid e-mail paper');
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
      const rest = page.getByLabel('E-mail paper', { exact: true });
      expect(await style(field, 'borderColor')).not.toBe(await style(rest, 'borderColor'));
    });

    test('buttons have their heights, and each of their states its look', async ({ page }) => {
      const named = (name: string) => page.getByRole('button', { name });
      for (const [size, height] of Object.entries({ Large: 56, Medium: 48, Small: 40 })) {
        expect((await named(`${size} ink paper`).boundingBox())?.height, size).toBe(height);
      }
      const button = named('Medium signal paper');
      const ground = await style(button, 'backgroundColor');
      const place = await style(button, 'translate');
      await button.hover();
      await expect.poll(() => style(button, 'backgroundColor')).not.toBe(ground);
      await page.mouse.down();
      await expect.poll(() => style(button, 'translate')).not.toBe(place);
      await page.mouse.up();
      await page.mouse.move(0, 0);
      await button.blur();
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus-visible');
      await expect(focused).toHaveCount(1);
      const rings = async () => (await style(focused, 'boxShadow')).match(/rgba?\(/g)?.length;
      await expect.poll(rings).toBe(3);
      const disabled = named('Disabled signal paper');
      expect(await style(disabled, 'backgroundColor')).not.toBe(ground);
    });
  });
}
