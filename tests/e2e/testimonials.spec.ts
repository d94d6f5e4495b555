import type { Page } from '@playwright/test';
import { industries } from '@/content/home/industries';
import { testimonials } from '@/content/home/testimonials';
import {
  industryCards,
  moreTestimonials,
  testimonialPlaces,
  testimonialsPage,
} from '../../content/testimonials-page';
import { axeFindingsInBoth, expect, sidewaysOverflow, test } from './support';

const path = '/testimonials';
const voices = [...testimonials, ...moreTestimonials];
const slides = testimonialPlaces.slides.map((id) => voices.find((voice) => voice.id === id));

const slide = (page: Page, n: number) => page.locator(`[aria-label="${n} of 3"]`);
const visible = async (page: Page) => {
  const states = await Promise.all([1, 2, 3].map((n) => slide(page, n).isVisible()));
  return states.flatMap((state, i) => (state ? [i + 1] : []));
};
const stop = (page: Page, n: number) =>
  page.getByRole('button', { name: new RegExp(`^Quote ${n} of 3: `) });

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Goes to a quote by its stop, again and again until the script has taken over, and waits for the lock. */
  const goTo = async (page: Page, n: number) => {
    await expect(async () => {
      await stop(page, n).click();
      await expect(stop(page, n)).toHaveAttribute('aria-disabled', 'true', { timeout: 300 });
    }).toPass();
    await settled(page, n);
  };
  const settled = async (page: Page, n: number) => {
    await expect.poll(() => visible(page)).toEqual([n]);
    await page.waitForTimeout(550);
  };

  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    expect(await visible(page)).toEqual([1]);
    await goTo(page, 2);
    await goTo(page, 1);
  });

  test('goes on and back, around both ends', async ({ page }) => {
    for (const shown of [2, 3, 1]) {
      await page.getByRole('button', { name: 'Next quote' }).click();
      await settled(page, shown);
    }
    for (const shown of [3, 2, 1]) {
      await page.getByRole('button', { name: 'Previous quote' }).click();
      await settled(page, shown);
    }
  });

  test('jumps to a stop, by keyboard too, and keeps the focus', async ({ page }) => {
    await goTo(page, 3);
    await stop(page, 2).focus();
    await page.keyboard.press('Enter');
    await settled(page, 2);
    await expect(stop(page, 2)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stop(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => visible(page)).toEqual([1]);
  });

  test('keeps its height from quote to quote', async ({ page }) => {
    const height = () =>
      page.locator('[aria-live=polite]').evaluate((track) => (track as HTMLElement).offsetHeight);
    const before = await height();
    await goTo(page, 3);
    expect(await height()).toBe(before);
  });
});

test('three quotes, six cards, three trades, and a sentence on samples', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(testimonialsPage.title);
  await expect(page.getByText(testimonialsPage.note)).toBeVisible();
  const cards = page.getByRole('region', { name: testimonialsPage.cardsTitle });
  await expect(cards.getByRole('figure')).toHaveCount(6);
  await expect(cards.getByRole('img', { name: /^Rated [1-5] of 5$/ })).toHaveCount(6);
  const trades = page.getByRole('region', { name: testimonialsPage.industries.title });
  for (const { industry } of industryCards) {
    const entry = industries.find(({ id }) => id === industry);
    await expect(trades.getByRole('link', { name: entry?.title ?? 'a title' })).toHaveAttribute(
      'href',
      entry?.link.href ?? 'a page',
    );
  }
});

test('the trial opens the web app in a new tab, the demo its dialog', async ({ page }) => {
  await page.goto(path);
  const join = page.getByRole('region', { name: testimonialsPage.join.title });
  const trial = join.getByRole('link', { name: 'Start Free Trial' });
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(trial).toHaveAttribute('href', /\/signup$/);
  await join.getByRole('button', { name: 'Schedule a Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('tells search engines of its place, and of no ratings', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(testimonialsPage.page.title);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList']);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', testimonialsPage.name]);
});

test('fits every width and is accessible, light or dark', async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  for (const width of [1440, 1024, 768, 390, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindingsInBoth(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three quotes read, one under another, and no dead button shows', async ({ page }) => {
    await page.goto(path);
    const tops: number[] = [];
    for (const [i, voice] of slides.entries()) {
      await expect(slide(page, i + 1).getByText(voice?.testimonial ?? 'a quote')).toBeVisible();
      tops.push((await slide(page, i + 1).boundingBox())?.y ?? 0);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
    await expect(page.getByRole('button', { name: 'Next quote' })).toBeHidden();
    await expect(stop(page, 2)).toBeHidden();
  });
});
