import type { Page } from '@playwright/test';
import { pageHeight, resize } from '../support/look';
import { expect, test } from '../support/test';

// Presses, marks and the lock of a move are tested with the components.

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
const windows = [640, 768, 1024];

test('quotes stand 30 px apart, with and without script, and go around both ends', async ({
  page,
}) => {
  // Nothing comes near, so the row can be measured before a button fetches the slider.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  const before = new Map<number, Awaited<ReturnType<typeof places>>>();
  for (const width of windows) {
    await resize(page, width);
    const [first, second] = await places(page);
    expect((second?.left ?? 0) - (first?.left ?? 0) - (first?.width ?? 0)).toBe(30);
    before.set(width, await places(page));
  }
  await next(page).click();
  await expect(row(page)).toHaveClass(/swiper-initialized/);
  await previous(page).click();
  for (const width of windows) {
    await resize(page, width);
    await expect.poll(() => places(page), `${width} px`).toEqual(before.get(width));
    const numbers = width < 1024 ? [1] : [1, 2];
    await expect.poll(() => shown(page), `${width} px`).toEqual(numbers);
  }
  await previous(page).press('Enter');
  await expect.poll(() => shown(page)).toEqual([4, 5]);
  await next(page).press('Enter');
  await expect.poll(() => shown(page)).toEqual([1, 2]);
});

const part = (page: Page) => page.locator('#industries');
test('the industries load the maps in view and next alone, and change no height', async ({
  page,
}) => {
  await page.goto('/');
  await part(page).scrollIntoViewIfNeeded();
  const maps = part(page).locator('[role=tabpanel] img');
  const loaded = () =>
    maps.evaluateAll((all) => all.map((map) => (map as HTMLImageElement).currentSrc !== ''));
  await expect.poll(loaded).toEqual([true, true, false, false, false]);
  // The fonts first: they may arrive while the test is already clicking.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([true, true, false, false, false]);

  const before = await pageHeight(page);
  const panel = part(page).locator('[role=tabpanel]:not([inert])');
  for (const name of ['Retail', 'Couriers']) {
    // A press during a move is ignored.
    await expect(async () => {
      await page.getByRole('tab', { name }).click();
      await expect(panel).toHaveAccessibleName(name, { timeout: 500 });
    }).toPass();
    await expect(panel.getByRole('link')).toBeInViewport();
    expect(await pageHeight(page)).toBe(before);
  }
});
