import { expect, test } from '../support/test';

// What the calculators show, work out, refuse and put into the address is tested in lib and in their components.

test('a result is downloaded and printed alone', async ({ page }) => {
  await page.goto('/pricing?vehicles=50&fuel=5000&miles=2000#savings');
  const working = page.getByRole('table', { name: 'How this is calculated' });
  await expect(working).toContainText('$48,180');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('savings-estimate.csv');

  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Ink on paper in the dark theme too, should somebody print grounds as well.
  for (const [part, ground] of [
    ['body', 'rgba(0, 0, 0, 0)'],
    ['.split-part', 'rgb(47, 85, 231)'],
  ] as const) {
    await expect(page.locator(part).first()).toHaveCSS('background-color', ground);
  }
  const questions = page.getByRole('heading', { name: 'Pricing questions' });
  for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), questions]) {
    await expect(other).toBeHidden();
  }
  await expect(working).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(questions).toBeVisible();
});
