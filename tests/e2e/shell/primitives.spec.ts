import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { spriteVersion } from '@/lib/icons/sprite-version';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

// Bundled, since Node itself cannot import the style sheets that components bring with them.
const [program] = buildSync({
  entryPoints: ['tests/visual/component-sheet.tsx'],
  bundle: true,
  format: 'esm',
  packages: 'external',
  platform: 'node',
  loader: { '.css': 'empty' },
  write: false,
}).outputFiles;
const sheet = execFileSync(process.execPath, ['--input-type=module'], {
  encoding: 'utf8',
  env: { ...process.env, SPRITE_VERSION: spriteVersion(process.cwd()) },
  input: program?.text ?? '',
});

test.describe('component sheet', () => {
  // The sheet is no page of the site: the policy of the page that it borrows would rule it.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
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

      test('axe finds nothing in any state', async ({ page }) => {
        expect(await axeFindings(page)).toEqual([]);
      });

      test('buttons have the heights of the drawing', async ({ page }) => {
        const heights = await Promise.all(
          ['Large', 'Medium', 'Small'].map(async (size) => {
            const box = await page.getByRole('button', { name: `${size} ink paper` }).boundingBox();
            return box?.height;
          }),
        );
        expect(heights).toEqual([56, 48, 40]);
      });

      test('hover, focus, press and disabled look different from rest', async ({ page }) => {
        const button = page.getByRole('button', { name: 'Medium signal paper' });
        const look = () =>
          button.evaluate((element) => {
            const { backgroundColor, boxShadow, translate } = getComputedStyle(element);
            return { backgroundColor, boxShadow, translate };
          });
        const rest = await look();
        await button.hover();
        await expect.poll(look).not.toEqual(rest);
        const hovered = await look();
        expect(hovered.backgroundColor).not.toBe(rest.backgroundColor);
        await page.mouse.down();
        await expect.poll(async () => (await look()).translate).not.toBe(rest.translate);
        await page.mouse.up();
        await page.mouse.move(0, 0);
        await button.blur();
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus-visible');
        await expect(focused).toHaveCount(1);
        const rings = () =>
          focused.evaluate(
            (element) => getComputedStyle(element).boxShadow.match(/rgba?\(/g)?.length,
          );
        await expect.poll(rings).toBe(3);
        const disabled = page.getByRole('button', { name: 'Disabled signal paper' });
        expect(
          await disabled.evaluate((element) => getComputedStyle(element).backgroundColor),
        ).not.toBe(rest.backgroundColor);
      });

      test('an invalid field is marked by color, sign and words', async ({ page }) => {
        const field = page.getByLabel('Invalid e-mail paper');
        await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
        const [invalid, rest] = await Promise.all(
          [field, page.getByLabel('E-mail paper', { exact: true })].map((input) =>
            input.evaluate((element) => getComputedStyle(element).borderColor),
          ),
        );
        expect(invalid).not.toBe(rest);
      });
    });
  }
});
