import { pageFamilies } from './page-families';
import { expect, test } from './support';
import { forcedColors } from './wide/forced-colors';
import { keyboard, skipLink } from './wide/keyboard';
import { motion } from './wide/motion';
import { print } from './wide/print';
import { largeText } from './wide/text';

test.use({ expectedConsole: [/status of 404/] });
test.describe.configure({ mode: 'parallel', timeout: 60_000 });

// One page load for all of them; the last one changes the page for good.
const checks = {
  'reduced motion': motion,
  print,
  'forced colors': forcedColors,
  keyboard,
  'text at 200 %': largeText,
};

for (const path of pageFamilies) {
  test(`${path} in every way of reading it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    for (const [name, check] of Object.entries(checks)) {
      await test.step(name, async () => expect.soft(await check(page), name).toEqual([]));
    }
  });
}

test('the skip link leads into the content', async ({ page }) => {
  for (const path of pageFamilies) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await skipLink(page), path).toEqual([]);
  }
});
