import { ask, log, messages, open } from './chat-page';
import { axeFindings, expect, libraryCame, test } from './support';

test('nothing is sent or stored', async ({ page }) => {
  const library = libraryCame(page);
  await open(page);
  await library;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  const before = await stored();
  await ask(page, 'my secret route');
  expect(asked).toEqual([]);
  expect(await stored()).toBe(before);
});

for (const width of [390, 1440]) {
  test(`hostile and endless text stays text at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const hostile = '<img src=x onerror="throw 1"> **b** [x](javascript:alert(1)) ';
    await ask(page, hostile + 'W'.repeat(10_000));
    await expect(messages(page).nth(1)).toContainText(hostile.trim());
    expect(await messages(page).nth(1).locator('img, a, strong').count()).toBe(0);
    const overflow = await page.evaluate(() => {
      const box = document.querySelector('[role="log"]') as HTMLElement;
      return [box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth];
    });
    expect(overflow[0]).toBe(0);
    expect(overflow[1]).toBeLessThanOrEqual(0);
    await expect(messages(page).nth(2)).toBeInViewport();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page);
      expect(await axeFindings(page)).toEqual([]);
      await ask(page, 'features');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(log(page)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
