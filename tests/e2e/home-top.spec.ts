import { expect, test } from './support';

const desktop = { width: 1440, height: 900 };

test.describe('hero', () => {
  test('leads to the services, the trial and the demo', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const hero = page.locator('#home');
    await expect(hero.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await hero.getByRole('link', { name: 'Explore the Product' }).click();
    await expect(page).toHaveURL(/#our-services$/);
    await page.goto('/');
    await hero.getByRole('button', { name: 'Schedule a Demo' }).click();
    await expect(page.locator('#demo-dialog')).toBeVisible();
  });

  for (const [width, file, other] of [
    [390, 'hero-phone', 'hero'],
    [1440, 'hero', 'hero-phone'],
  ] as const) {
    test(`loads only the cut of the map that fits ${width} px`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path === `/images/${file}.svg`)).toHaveLength(1);
      expect(asked).not.toContain(`/images/${other}.svg`);
    });
  }

  test('stops its vehicles on request, by keyboard', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const vehicle = page.locator('#home .traveler:visible').first();
    const state = () => vehicle.evaluate((element) => getComputedStyle(element).animationPlayState);
    expect(await state()).toBe('running');
    await page.getByRole('checkbox', { name: 'Pause movement' }).focus();
    await page.keyboard.press('Space');
    expect(await state()).toBe('paused');
  });

  test('stands still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    // Fades of 1 ms may still be ending; what moves on its own never would.
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter((animation) => animation.playState === 'running').length,
      );
    await expect.poll(moving).toBe(0);
    await expect(page.getByRole('checkbox', { name: 'Pause movement' })).toBeHidden();
  });
});

test.describe('client marquee', () => {
  test('moves 50 px a second after two seconds', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const { distance, timing } = await page.locator('.marquee-track').evaluate((track) => ({
      distance: track.getBoundingClientRect().width / 2,
      timing: track.getAnimations()[0]?.effect?.getTiming(),
    }));
    expect(timing?.delay).toBe(2000);
    expect(distance / (Number(timing?.duration) / 1000)).toBe(50);
  });

  test('can be paused', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const control = page.getByRole('checkbox', { name: 'Pause marks' });
    await control.focus();
    await page.keyboard.press('Space');
    await control.blur();
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('services tabs', () => {
  test('change by keyboard, and the open one leads on', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await page.getByRole('tab', { name: 'Fleet Management' }).focus();
    await page.keyboard.press('ArrowDown');
    const panel = page.locator('#our-services').getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Delivery Management');
    await expect(panel.getByRole('link')).toHaveAttribute('href', '/delivery-management');
    await page.keyboard.press('End');
    await expect(panel).toHaveAccessibleName('Route Optimization');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all services stand on the page, and the pause control works', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(page.locator('#our-services').getByRole('tabpanel')).toHaveCount(3);
    await expect(page.locator('#our-services h3')).toHaveText([
      'Fleet Management',
      'Delivery Management',
      'Route Optimization',
    ]);
    await page.getByRole('checkbox', { name: 'Pause marks' }).check({ force: true });
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
  });
});
