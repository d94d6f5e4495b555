import { routes } from '../../lib/routes';
import { expect, test } from './support';

const place = () => window.scrollY;

test('back and forward keep the place where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home);
  const link = page.getByRole('main').getByRole('link', { name: 'All success stories' }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(place);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => page.evaluate(place)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(place)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => page.evaluate(place)).toBe(300);
});
