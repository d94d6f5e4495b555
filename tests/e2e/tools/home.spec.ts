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
    const threads = asked.filter((path) => path.startsWith('/images/hero-threads'));
    expect(threads).toEqual([`/images/${file.replace('hero', 'hero-threads')}.svg`]);
    const picture = page.locator('#integrations img');
    await picture.scrollIntoViewIfNeeded();
    const loaded = () =>
      picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) =>
        naturalWidth > 0 ? currentSrc : '',
      );
    await expect.poll(loaded).toMatch(new RegExp(`/integration-rails/${cut}\\.svg$`));
  });
}

test('the hero leads to the services', async ({ page }) => {
  await page.goto('/');
  await page.locator('#home').getByRole('link', { name: 'Explore the Product' }).click();
  await expect(page).toHaveURL(/#our-services$/);
});

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
  });
});

test.describe('the minute of the hero', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('takes all five vehicles on, and the card from 12 to 11', async ({ page }) => {
    await page.goto('/');
    const seen = await page.locator('#home').evaluate((hero) => {
      const moving = hero.getAnimations({ subtree: true });
      for (const one of moving) one.pause();
      const set = (time: number) => {
        for (const one of moving) one.currentTime = time;
      };
      const places = () =>
        [...hero.querySelectorAll('.hero-vehicle')]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => getComputedStyle(one).transform);
      const cover = (name: string) => {
        const at = hero.querySelector(name);
        const style = at && getComputedStyle(at, '::after');
        return [style?.opacity, style?.content];
      };
      const now = () => ({ places: places(), eta: cover('.hero-eta'), time: cover('.hero-later') });
      set(1);
      const first = now();
      set(13_000);
      const last = now();
      const properties = moving.flatMap((one) =>
        (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      );
      const besides = ['offset', 'computedOffset', 'easing', 'composite'];
      return {
        first,
        last,
        properties: [...new Set(properties)].filter((name) => !besides.includes(name)).sort(),
      };
    });
    // These three the browser's compositor carries: the page stays free. The threads that come in once
    // may be there by now.
    expect(['opacity', 'transform', 'translate']).toEqual(expect.arrayContaining(seen.properties));
    expect(seen.properties).toEqual(expect.arrayContaining(['opacity', 'transform']));
    expect(seen.first.places).toHaveLength(5);
    for (const [at, place] of seen.first.places.entries()) {
      expect(seen.last.places[at]).not.toBe(place);
    }
    expect(seen.first.eta[0]).toBe('0');
    expect(seen.last.eta).toEqual(['1', expect.stringContaining('11 min away')]);
    expect(seen.last.time).toEqual(['1', expect.stringContaining('13:57')]);
  });
});

test('what moves has no switch where less motion is asked for', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Pause movement' })).toBeHidden();
  await expect(page.locator('#home .hero-vehicle:visible')).toHaveCount(5);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('integrations unfold one at a time', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('#integrations details');
  const open = () =>
    items.evaluateAll((all) =>
      all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
    );
  expect(await open()).toEqual([0]);
  await items.last().locator('summary').click();
  expect(await open()).toEqual([(await items.count()) - 1]);
  await expect(items.last().getByRole('link')).toHaveAttribute('href', '/integrations');
});

test('languages show on hover, and on the way into their panel', async ({ page }) => {
  await page.goto('/');
  const names = page.locator('#languages-all p');
  await expect(names).toBeHidden();
  await page.getByRole('button', { name: /^and \d+ more$/ }).hover();
  await expect(names).toBeVisible();
  await names.hover();
  await page.waitForTimeout(500);
  await expect(names).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(names).toBeHidden();
});
