import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });
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
    const picture = page.locator('#integrations img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`/integration-rails/${cut}\\.svg$`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('the hero leads to the services and to the demo', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#home');
  await hero.getByRole('button', { name: 'Schedule a Demo' }).click();
  await expect(page.locator('#demo-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await hero.getByRole('link', { name: 'Explore the Product' }).click();
  await expect(page).toHaveURL(/#our-services$/);
});

test.describe('movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('marks move 50 px a second after two seconds; all of it stops on request', async ({
    page,
  }) => {
    await page.goto('/');
    const { distance, timing } = await page.locator('.marquee-track').evaluate((track) => ({
      distance: track.getBoundingClientRect().width / 2,
      timing: track.getAnimations()[0]?.effect?.getTiming(),
    }));
    expect(timing?.delay).toBe(2000);
    expect(distance / (Number(timing?.duration) / 1000)).toBe(50);

    const vehicle = page.locator('#home .traveler:visible').first();
    await expect(vehicle).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('checkbox', { name: 'Pause movement' }).focus();
    await page.keyboard.press('Space');
    await expect(vehicle).toHaveCSS('animation-play-state', 'paused');
    const marks = page.getByRole('checkbox', { name: 'Pause marks' });
    await marks.focus();
    await page.keyboard.press('Space');
    await marks.blur();
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
  });
});

test('nothing moves where less motion is asked for', async ({ page }) => {
  await page.goto('/');
  // Fades of 1 ms may still be ending; what moves on its own never would.
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole('checkbox', { name: 'Pause movement' })).toBeHidden();
});

test('integrations unfold one at a time', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('#integrations details');
  const open = () =>
    items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false, false]);
  await items.nth(2).locator('summary').click();
  expect(await open()).toEqual([false, false, true, false]);
  await expect(items.nth(2).getByRole('link')).toHaveAttribute('href', '/integrations');
});

test('languages show on hover, until 300 ms after the pointer left, and close on Escape', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'and 20 more' });
  const names = page.locator('#languages-all li');
  await expect(names.first()).toBeHidden();
  await button.hover();
  await expect(names).toHaveCount(30);
  await expect(names.last()).toBeVisible();
  await names.first().hover();
  await page.waitForTimeout(500);
  await expect(names.last()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(names.last()).toBeHidden();

  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
