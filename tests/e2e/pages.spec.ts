import { pages } from '../../lib/routes';
import { builtPages, strictTest as test } from './policy-page';
import { axeFindings, expect, scrollThrough, sidewaysOverflow } from './support';

// Beside what it is about, each test here opens a page and scrolls through it under its policy:
// the home page too, whose own spec looks at its widths.
const elsewhere = new Set(['/']);
const widths = [320, 390, 768, 1024, 1180, 1440, 1920];

for (const path of pages) {
  if (elsewhere.has(path)) continue;

  test(`${path} fits every width and has no fault that axe knows`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
        .map((image) => image.src),
    );
    expect(broken).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollThrough(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

/** Articles and what else no list of routes names: the same sheets, other words. */
const others = builtPages.filter(({ path }) => !pages.has(path) || elsewhere.has(path));
const groups = 4;

test.describe('pages beside the routes', () => {
  test.use({ expectedConsole: [/status of 404/] });
  test.describe.configure({ mode: 'parallel', timeout: 60_000 });

  for (let group = 0; group < groups; group += 1) {
    test(`fit every width, ${group + 1} of ${groups}`, async ({ page }) => {
      for (const { path } of others.filter((_, index) => index % groups === group)) {
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        for (const width of [320, 390, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await sidewaysOverflow(page), `${path} at ${width} px`).toBe(0);
        }
      }
    });
  }
});
