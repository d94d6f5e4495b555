import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('pictures that go by the clock move in view, until they are paused', async ({ page }) => {
  await page.goto(routes.fleetManagement);
  const control = page.getByRole('checkbox', { name: 'Pause movement' });
  const clocks = page.locator('.clock');
  await expect(clocks).toHaveCount(3);
  const allAre = async (state: string) => {
    for (const clock of await clocks.all()) {
      await clock.scrollIntoViewIfNeeded();
      const states = () =>
        clock.evaluate((picture) => [
          ...new Set(picture.getAnimations({ subtree: true }).map(({ playState }) => playState)),
        ]);
      await expect.poll(states).toEqual([state]);
    }
  };
  await allAre('running');
  await control.press('Space');
  await allAre('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(control).toBeHidden();
});
