import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

/** Pages on which pictures go by the clock, and how many of them. */
const pages = [
  [routes.fleetManagement, 3],
  [routes.supervisorApp, 1],
] as const;

/** What a compositor moves by itself. */
const free = ['clipPath', 'opacity', 'transform'];

/** The animations of one picture: how they stand, and which properties they change. */
const hands = (page: Page, picture: number) =>
  page
    .locator('.clock')
    .nth(picture)
    .evaluate((clock) =>
      clock.getAnimations({ subtree: true }).map((one) => {
        const { effect, playState, currentTime } = one;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const own = ['offset', 'computedOffset', 'easing', 'composite'];
        const changed = frames.flatMap((frame) =>
          Object.keys(frame).filter((name) => !own.includes(name)),
        );
        return { playState, time: Number(currentTime), changed };
      }),
    );

/** How everything that moves stands, and how it would after 39 of the 40 seconds. */
const standing = (page: Page, at?: number) =>
  page.locator('.clock-hand').evaluateAll((all, time) => {
    for (const animation of time === undefined ? [] : document.getAnimations()) {
      // The running thread goes by the scroll.
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
    return all.map((hand) => {
      const { transform, opacity, clipPath } = getComputedStyle(hand);
      return { transform, opacity, clipPath };
    });
  }, at);

for (const [path, count] of pages) {
  test.describe(path, () => {
    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('pictures move while in view, without layout, until they are paused', async ({
        page,
      }) => {
        await page.goto(path);
        const clocks = page.locator('.clock');
        await expect(clocks).toHaveCount(count);
        const control = page.getByRole('checkbox', { name: 'Pause movement' });
        await expect(control).toHaveCount(1);
        for (const picture of Array.from({ length: count }, (_, i) => i)) {
          await clocks.nth(picture).scrollIntoViewIfNeeded();
          const running = async () =>
            (await hands(page, picture)).every(({ playState }) => playState === 'running');
          await expect.poll(running).toBe(true);
          const before = await hands(page, picture);
          expect(before.length).toBeGreaterThan(0);
          for (const { changed } of before) expect(free).toEqual(expect.arrayContaining(changed));
          await expect
            .poll(async () => (await hands(page, picture))[0]?.time)
            .toBeGreaterThan(before[0]?.time ?? 0);
        }
        await control.focus();
        await page.keyboard.press('Space');
        for (const picture of Array.from({ length: count }, (_, i) => i)) {
          await clocks.nth(picture).scrollIntoViewIfNeeded();
          const paused = async () =>
            (await hands(page, picture)).every(({ playState }) => playState === 'paused');
          await expect.poll(paused).toBe(true);
          const still = await hands(page, picture);
          await page.waitForTimeout(150);
          expect(await hands(page, picture)).toEqual(still);
        }
      });

      test('out of view nothing goes on', async ({ page }) => {
        await page.goto(path);
        await page.locator('footer').last().scrollIntoViewIfNeeded();
        const going = () =>
          page.evaluate(
            () =>
              document
                .getAnimations()
                .filter((one) => one.timeline === document.timeline && one.playState === 'running')
                .length,
          );
        await expect.poll(going).toBe(0);
      });
    });

    test('with less motion the last frame stands, and nothing is there to pause', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('checkbox', { name: 'Pause movement' })).toBeHidden();
      const still = await standing(page);
      expect(await hands(page, 0)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(async () => (await hands(page, 0)).length).toBeGreaterThan(0);
      expect(await standing(page, 39_000)).toEqual(still);
    });
  });
}
