import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [width, file, other, cut] of [
  [390, 'hero-phone', 'hero', 'phone'],
  [1440, 'hero', 'hero-phone', 'wide'],
] as const) {
  test(`only the cuts of pictures that fit ${width} px are loaded`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === `/images/${file}.svg`)).toHaveLength(1);
    expect(asked).not.toContain(`/images/${other}.svg`);
    const routes = asked.filter((path) => path.startsWith('/images/hero-routes'));
    expect(routes).toEqual([`/images/${file.replace('hero', 'hero-routes')}.svg`]);
    const picture = page.locator('#integrations img');
    await picture.scrollIntoViewIfNeeded();
    const loaded = () =>
      picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) =>
        naturalWidth > 0 ? currentSrc : '',
      );
    await expect.poll(loaded).toMatch(new RegExp(`/integration-rails/${cut}\\.svg$`));
  });
}

test.describe('movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('marks move 50 px a second; all movement stops on request', async ({ page }) => {
    await page.goto('/');
    const marks = page.locator('.marquee-track');
    const { distance, timing } = await marks.evaluate((track) => ({
      distance: track.getBoundingClientRect().width / 2,
      timing: track.getAnimations()[0]?.effect?.getTiming(),
    }));
    expect(timing?.delay).toBe(2000);
    expect(distance / (Number(timing?.duration) / 1000)).toBe(50);
    for (const [name, moving] of [
      ['Pause movement', page.locator('#home .hero-vehicle:visible').first()],
      ['Pause marks', marks],
    ] as const) {
      await expect(moving).toHaveCSS('animation-play-state', 'running');
      await page.getByRole('checkbox', { name }).press('Space');
      await page.getByRole('checkbox', { name }).blur();
      await expect(moving).toHaveCSS('animation-play-state', 'paused');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('checkbox', { name: 'Pause movement' })).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
