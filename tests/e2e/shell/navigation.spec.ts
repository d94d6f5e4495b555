import { routes } from '@/lib/routes';
import { scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

test('back and forward keep the place where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home);
  const link = page.getByRole('main').getByRole('link', { name: 'All success stories' }).last();
  // The rest of the page has its own heights once somebody scrolls (lib/browser/arrival.ts).
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html')).not.toHaveClass(/arriving/);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => scrollY(page)).toBe(300);
});

// That each hash names a section is tested with the files.
test('a hash lands 50 px below the top, with all above it still to come', async ({ page }) => {
  const section = page.locator('[id="alert-&-notification"]');
  await page.goto(`${routes.home}#alert-&-notification`);
  await expect
    .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 0) - 50))
    .toBeLessThan(4);
  await expect(section.getByRole('link')).toBeInViewport();
});
