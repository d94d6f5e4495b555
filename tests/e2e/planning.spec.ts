import { routeOptimization } from '../../content/products/route-optimization';
import { expect, test } from './support';

test.describe('/route-optimization', () => {
  test('has six feature cards, each with its own picture', async ({ page }) => {
    await page.goto('/route-optimization');
    const cards = page.locator('#highlights li');
    await expect(cards).toHaveCount(6);
    const pictures = await cards
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(6);
  });

  for (const { id, heading } of routeOptimization.highlights.items) {
    test(`#${id} shows its card below the header`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/route-optimization#${id}`);
      const title = page.getByRole('heading', { level: 3, name: heading });
      await expect(title).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const place = await title.boundingBox();
      expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    });
  }

  test('states its results, each cost reduction with where it comes from', async ({ page }) => {
    await page.goto('/route-optimization');
    const results = page.getByRole('region', { name: 'What weaving saves' });
    await expect(results.locator('dd')).toHaveText(['40%', '25%', 'Over 24']);
    const labels = await results.locator('dt').allTextContents();
    expect(new Set(labels).size).toBe(3);
    const stories = results.getByRole('link', { name: 'Read the success stories' });
    await expect(stories).toHaveAttribute('href', '/success-stories');
  });

  test('leads to the four industries by whole sheets', async ({ page }) => {
    await page.goto('/route-optimization');
    const sheets = page.getByRole('region', { name: 'Where it earns its keep' }).locator('li');
    await expect(sheets).toHaveCount(4);
    await sheets.nth(3).scrollIntoViewIfNeeded();
    const picture = await sheets.nth(3).locator('img').boundingBox();
    // The link covers its sheet: where the picture is, the link is what a pointer meets.
    const hit = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
      [(picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20],
    );
    expect(hit).toBe('/use-cases/couriers');
  });
});

test('/fieldforce-management tells the day in order of time', async ({ page }) => {
  await page.goto('/fieldforce-management');
  const times = await page.locator('#highlights time').allTextContents();
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
});
