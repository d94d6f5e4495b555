import type { Page } from '@playwright/test';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { steps } from '@/content/home/steps';
import { testimonials } from '@/content/home/testimonials';
import { expect, test } from './support';

const slidesOf = (page: Page) => page.locator('.swiper-slide');
const shown = (page: Page) =>
  slidesOf(page).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
  );

/** Brings the quotes into view and waits until the slider has taken over. */
async function startSlider(page: Page) {
  await page.goto('/');
  await page.locator('[data-slides]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slides]')).toHaveClass(/swiper-initialized/);
}

test.describe('testimonials', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, count] of [
    [390, 1],
    [640, 1],
    [768, 1],
    [1023, 1],
    [1024, 2],
    [1440, 2],
  ] as const) {
    test(`${count} at ${width} px, 30 px apart, in the same place before and after`, async ({
      page,
    }) => {
      const places = () =>
        slidesOf(page).evaluateAll((slides) =>
          slides.slice(0, 2).map((slide) => {
            const { left, width } = slide.getBoundingClientRect();
            return { left: Math.round(left), width: Math.round(width) };
          }),
        );
      await page.setViewportSize({ width, height: 900 });
      // Nothing comes near, so the row can be measured before a button fetches the slider.
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
      await page.goto('/');
      const before = await places();
      await page.locator('[data-slides]').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Next quote' }).click();
      await expect(page.locator('[data-slides]')).toHaveClass(/swiper-initialized/);
      await page.getByRole('button', { name: 'Previous quote' }).click();
      await expect.poll(places).toEqual(before);
      expect(await shown(page)).toEqual(count === 1 ? [1] : [1, 2]);
      const [first, second] = before;
      expect((second?.left ?? 0) - (first?.left ?? 0) - (first?.width ?? 0)).toBe(30);
    });
  }

  test('the buttons go on and back, past either end, by keyboard too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startSlider(page);
    const next = page.getByRole('button', { name: 'Next quote' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual([2, 3]);
    await page.keyboard.press('Space');
    await expect.poll(() => shown(page)).toEqual([3, 4]);
    await next.click();
    await expect.poll(() => shown(page)).toEqual([4, 5]);
    await next.click();
    await expect.poll(() => shown(page)).toEqual([1, 2]);
    await page.getByRole('button', { name: 'Previous quote' }).click();
    await expect.poll(() => shown(page)).toEqual([4, 5]);
    expect(await page.locator('[data-slides]').evaluate((row) => row.scrollLeft)).toBe(0);
  });

  test('only quotes in view are in the accessibility tree', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startSlider(page);
    const carousel = page.getByRole('group', { name: 'Heard at the hub' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    // Chromium's own tree: the library's snapshot takes no notice of inert.
    const session = await page.context().newCDPSession(page);
    const quotes = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const shown = nodes.filter(({ ignored }) => !ignored);
      return shown.map(({ name }) => String(name?.value)).filter((name) => /^\d of 5$/.test(name));
    };
    // The tree follows the document a moment later.
    await expect.poll(quotes).toEqual(['1 of 5', '2 of 5']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all quotes read and no dead button shows', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Next quote' })).toBeHidden();
      for (const { testimonial } of testimonials) {
        await expect(page.getByText(testimonial)).toBeVisible();
      }
    });
  });
});

test.describe('fares', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('start on annual and change with the toggle', async ({ page }) => {
        await page.goto('/');
        const fares = page.locator('#pricing');
        await expect(fares.getByRole('radio', { name: 'Annual' })).toBeChecked();
        await expect(fares.getByText('$15', { exact: true })).toBeVisible();
        await expect(fares.getByText('$10', { exact: true })).toBeHidden();
        await fares.getByRole('radio', { name: 'Monthly' }).check();
        await expect(fares.getByText('$10', { exact: true })).toBeVisible();
        await expect(fares.getByText('$12', { exact: true }).filter({ visible: true })).toHaveCount(
          1,
        );
        await expect(fares.getByText('$15', { exact: true })).toBeHidden();
      });
    });
  }

  test('the arrow keys change the billing, and the live regions follow', async ({ page }) => {
    await page.goto('/');
    const fares = page.locator('#pricing');
    await fares.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(fares.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const regions = fares.locator('[aria-live=polite]');
    await expect(regions).toHaveCount(2);
    expect(await regions.nth(0).ariaSnapshot()).toMatch(/Base: \$10 per user per month/);
    expect(await regions.nth(1).ariaSnapshot()).toMatch(/Standard: \$12 per user per month/);
  });

  test('trials open a new tab, Enterprise leads to the contact page', async ({ page }) => {
    await page.goto('/');
    const fares = page.locator('#pricing');
    for (const link of await fares.getByRole('link', { name: /Free/ }).all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /\/signup$/);
    }
    await expect(fares.getByRole('link', { name: /Free/ })).toHaveCount(3);
    await expect(fares.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test('every feature block has its id and leads on', async ({ page }) => {
  await page.goto('/');
  for (const { section_id, heading, link } of featureGroups.flatMap(({ features }) => [
    ...features,
  ])) {
    const block = page.locator(`[id="${section_id}"]`);
    await expect(block).toHaveCount(1);
    await expect(block.getByRole('link', { name: heading })).toHaveAttribute('href', link);
  }
  const messages = page.locator('#driver-mobile-app').getByRole('listitem');
  await expect(messages).toHaveCount(notificationExamples.length);
});

test('the five steps stand in order on their line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const items = page.locator('#how-it-works').getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(steps.map(({ title }) => title));
  const tops = await items.evaluateAll((list) =>
    list.map((item) => item.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});
