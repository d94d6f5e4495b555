import type { Page } from '@playwright/test';
import { pageHeight, resize } from '../support/look';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

test.describe('the quotes of /testimonials', () => {
  const slide = (page: Page, n: number) => page.locator(`[aria-label="${n} of 3"]`);
  const visible = async (page: Page) => {
    const states = await Promise.all([1, 2, 3].map((n) => slide(page, n).isVisible()));
    return states.flatMap((state, index) => (state ? [index + 1] : []));
  };
  const stop = (page: Page, n: number) =>
    page.getByRole('button', { name: new RegExp(`^Quote ${n} of 3: `) });
  /** Waits until a quote stands alone and the lock of the move is over. */
  const settled = async (page: Page, n: number) => {
    await expect.poll(() => visible(page)).toEqual([n]);
    await page.waitForTimeout(550);
  };

  test('go on and back around both ends, and to a stop by keyboard, in one height', async ({
    page,
  }) => {
    await page.goto('/testimonials');
    const height = () =>
      page.locator('[aria-live=polite]').evaluate((track) => (track as HTMLElement).offsetHeight);
    const before = await height();
    expect(await visible(page)).toEqual([1]);
    for (const shown of [2, 3, 1]) {
      await page.getByRole('button', { name: 'Next quote' }).click();
      await settled(page, shown);
      expect(await height()).toBe(before);
    }
    await page.getByRole('button', { name: 'Previous quote' }).click();
    await settled(page, 3);
    await stop(page, 2).focus();
    await page.keyboard.press('Enter');
    await settled(page, 2);
    await expect(stop(page, 2)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stop(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => visible(page)).toEqual([1]);
  });
});

test.describe('the quotes of the home page', () => {
  const slides = (page: Page) => page.locator('.swiper-slide');
  const row = (page: Page) => page.locator('[data-slides]');
  const next = (page: Page) => page.getByRole('button', { name: 'Next quote' });
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous quote' });
  const shown = (page: Page) =>
    slides(page).evaluateAll((all) =>
      all.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
    );
  const places = (page: Page) =>
    slides(page).evaluateAll((all) =>
      all.slice(0, 2).map((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return { left: Math.round(left), width: Math.round(width) };
      }),
    );
  const windows = [
    [390, [1]],
    [640, [1]],
    [768, [1]],
    [1023, [1]],
    [1024, [1, 2]],
    [1440, [1, 2]],
  ] as const;

  test('stand 30 px apart, one or two a window, in the same place before and after', async ({
    page,
  }) => {
    // Nothing comes near, so the row can be measured before a button fetches the slider.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto('/');
    const before = new Map<number, Awaited<ReturnType<typeof places>>>();
    for (const [width] of windows) {
      await resize(page, width);
      const [first, second] = await places(page);
      expect((second?.left ?? 0) - (first?.left ?? 0) - (first?.width ?? 0)).toBe(30);
      before.set(width, await places(page));
    }
    await next(page).click();
    await expect(row(page)).toHaveClass(/swiper-initialized/);
    await previous(page).click();
    for (const [width, numbers] of windows) {
      await resize(page, width);
      await expect.poll(() => places(page), `${width} px`).toEqual(before.get(width));
      await expect.poll(() => shown(page), `${width} px`).toEqual(numbers);
    }
  });

  test('go on and back past either end, by keyboard too, and are read in view alone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await row(page).scrollIntoViewIfNeeded();
    await expect(row(page)).toHaveClass(/swiper-initialized/);
    const carousel = page.getByRole('group', { name: 'Heard at the hub' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    // Chromium's own tree: the library's snapshot takes no notice of inert.
    const session = await page.context().newCDPSession(page);
    const read = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
      return names.filter((name) => /^\d of 5$/.test(name));
    };
    // The tree follows the document a moment later.
    await expect.poll(read).toEqual(['1 of 5', '2 of 5']);

    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual([2, 3]);
    await page.keyboard.press('Space');
    await expect.poll(() => shown(page)).toEqual([3, 4]);
    await next(page).click();
    await expect.poll(() => shown(page)).toEqual([4, 5]);
    await next(page).click();
    await expect.poll(() => shown(page)).toEqual([1, 2]);
    await previous(page).click();
    await expect.poll(() => shown(page)).toEqual([4, 5]);
    expect(await row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });
});

test.describe('the industries of the home page', () => {
  const part = (page: Page) => page.locator('#industries');
  const next = (page: Page) => page.getByRole('button', { name: 'Next industry' });

  test('load the maps in view and next alone, wrap around, and change no height', async ({
    page,
  }) => {
    await page.goto('/');
    await part(page).scrollIntoViewIfNeeded();
    const loaded = () =>
      part(page)
        .locator('[role=tabpanel] img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).currentSrc !== ''),
        );
    await expect.poll(loaded).toEqual([true, true, false, false, false]);
    // The fonts first: they may arrive while the test is already clicking.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual([true, true, false, false, false]);

    const before = await pageHeight(page);
    const selected = part(page).getByRole('tab', { selected: true });
    const rests = async () => {
      await expect(part(page).locator('[data-leaving]')).toHaveCount(0);
      await expect(part(page).getByRole('tabpanel')).toHaveCount(1);
    };
    // Locked while they move: of five presses one counts.
    await page
      .getByRole('button', { name: 'Previous industry' })
      .evaluate((button: HTMLElement) => {
        for (let clicks = 0; clicks < 5; clicks++) button.click();
      });
    await expect(selected).toHaveText('Employee transport');
    await rests();
    await next(page).click();
    await expect(selected).toHaveText('Restaurants & QSR');
    await rests();
    await expect(part(page).getByRole('tabpanel')).toHaveAccessibleName('Restaurants & QSR');
    for (const name of ['Retail', 'E-commerce & FMCG', 'Couriers', 'Employee transport']) {
      await page.getByRole('tab', { name }).click();
      await rests();
      expect(await pageHeight(page)).toBe(before);
    }
  });

  test.describe('moving', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('slide by an animation that is fetched at the first use', async ({ page }) => {
      await page.goto('/');
      await part(page).scrollIntoViewIfNeeded();
      await next(page).hover();
      await page.waitForLoadState('networkidle');
      const moved = await next(page).evaluate(async (button: HTMLElement) => {
        const slide = () => document.querySelector('#industries [role=tabpanel]:nth-child(2)');
        const places = new Set<number>();
        button.click();
        for (const end = performance.now() + 450; performance.now() < end; ) {
          await new Promise(requestAnimationFrame);
          places.add(Math.round(slide()?.getBoundingClientRect().x ?? 0));
        }
        return places.size;
      });
      expect(moved).toBeGreaterThan(3);
    });
  });
});
