import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** How far the line of a section is drawn, and how full its stop is, 0 to 1. */
const drawn = (page: Page) =>
  page
    .locator('section:has(> .running-thread):has(a.thread-stop)')
    .first()
    .evaluate((section) => {
      const style = (name: string) => {
        const part = section.querySelector(name);
        return part && getComputedStyle(part, '::before');
      };
      const scale = style('.running-thread')?.scale ?? '';
      return {
        line: scale === 'none' ? 1 : Number(scale.split(' ')[1] ?? 1),
        stop: Number(style('a.thread-stop')?.opacity),
      };
    });

const stop = (page: Page) => page.locator('a.thread-stop').first();

test.describe('the running thread', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is drawn as far as one reads, and fills its stops there', async ({ page }) => {
    await page.goto('/');
    expect(await drawn(page)).toEqual({ line: 0, stop: 0 });
    const height = (share: number) =>
      stop(page).evaluate((at, share) => {
        const y = at.getBoundingClientRect().top + scrollY - innerHeight * share;
        scrollTo({ top: y, behavior: 'instant' });
      }, share);
    // The stop is below the line at three fifths of the window, then above it.
    await height(0.7);
    await expect.poll(() => drawn(page)).toEqual({ line: expect.any(Number), stop: 0 });
    const before = await drawn(page);
    await height(0.4);
    await expect.poll(async () => (await drawn(page)).stop).toBe(1);
    const after = await drawn(page);
    expect(after.line).toBeGreaterThan(before.line);
    expect(after.line).toBeLessThan(1);
  });
});

test('is drawn at once where less motion is asked for, and on paper', async ({ page }) => {
  await page.goto('/');
  expect(await drawn(page)).toEqual({ line: 1, stop: 1 });
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await drawn(page)).toEqual({ line: 1, stop: 1 });
});

test('a stop tells its section and its minute, takes there, and is no stop of the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const minutes = await page
    .locator('.thread-stop:visible')
    .evaluateAll((stops) => stops.map((at) => getComputedStyle(at).counterIncrement));
  expect(new Set(minutes)).toEqual(new Set(['stop 1']));
  await stop(page).hover();
  const name = await stop(page).getAttribute('data-name');
  const told = await stop(page).evaluate((at) => getComputedStyle(at, '::after').content);
  expect(told).toContain(String(name));
  expect(told).toContain('"13:" counter(stop)');
  // From 13:48 on, a minute each: the hour does not end before the page does.
  expect(minutes.length).toBeLessThanOrEqual(12);
  await expect(stop(page)).toHaveAttribute('tabindex', '-1');
  await expect(stop(page)).toHaveAttribute('aria-hidden', 'true');
  await stop(page).click();
  const heading = page.getByRole('heading', { level: 2, name: String(name), exact: true });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
});
