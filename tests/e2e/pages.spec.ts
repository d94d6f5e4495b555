import { builtRoutes } from '../../lib/routes';
import { axeFindings, expect, scrollThrough, sidewaysOverflow, test } from './support';

/** Pages whose own spec looks at these things in more detail. */
const elsewhere = new Set(['/']);
const widths = [320, 390, 768, 1024, 1180, 1440, 1920];

for (const path of builtRoutes) {
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
    const wider: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await sidewaysOverflow(page);
      if (over > 0) wider.push(width);
    }
    expect(wider).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollThrough(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}
