import { expect, test } from '../support/test';
import { open, options } from './search-page';

test('shows the first result within 200 ms of the first key', async ({ page }) => {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await open(page);
    await page.evaluate(() => {
      const times = { key: 0, row: 0 };
      Object.assign(window, { times });
      document.addEventListener('keydown', ({ timeStamp }) => {
        times.key ||= timeStamp;
      });
      new MutationObserver(() => {
        if (document.querySelector('.search-row')) times.row ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.keyboard.press('r');
    // Asks once a frame and finds nothing by role: that would lay the page out beside the search.
    const taken = await page.waitForFunction(() => {
      const { times } = window as unknown as { times: { key: number; row: number } };
      return times.row && times.row - times.key;
    });
    times.push(await taken.jsonValue());
    await expect(options(page).first()).toBeVisible();
  }
  // Other programs may hold a core: the best of three is what the page itself takes.
  expect(Math.min(...times)).toBeLessThan(200);
});
