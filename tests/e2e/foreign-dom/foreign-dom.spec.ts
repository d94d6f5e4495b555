import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { themeKey } from '@/lib/theme/theme';
import { expect, test } from '../support/test';
import { changes } from './changes';

// React draws the page anew and says so; what other software writes is not held to the policy.
test.use({
  expectedConsole: [/^uncaught: Minified React error #418;|status of 404/],
  bypassCSP: true,
});

/** Changes the page before its scripts are asked for, see lib/lazy-scripts.ts; not the frames in it. */
const beforeScripts = (page: Page, change: () => void) =>
  page.addInitScript({
    content: `window === top && document.addEventListener('DOMContentLoaded', ${change})`,
  });

for (const [name, change] of Object.entries(changes)) {
  test(`the home page works where something ${name}, first and later`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await beforeScripts(page, change);
    await page.goto(routes.home);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();

    await page.evaluate(change);
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('main button:not([commandfor])');
      for (const button of buttons) button.click();
      Object.assign(window, { stayed: true });
    });
    await page.locator(`header a[href="${routes.pricing}"]`).first().click();
    await expect(page).toHaveURL(routes.pricing);
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
}

test('an unknown address shows the home page where its strip is taken out', async ({ page }) => {
  await page.addInitScript(() => {
    const takeOut = () => document.querySelector('.no-page')?.remove();
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a stored theme is shown in every frame while the page is drawn anew', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark');
    const shown = new Set<string>();
    Object.assign(window, { shown });
    document.addEventListener('DOMContentLoaded', function look() {
      shown.add(document.documentElement.dataset.theme ?? 'system');
      requestAnimationFrame(look);
    });
  }, themeKey);
  await beforeScripts(page, () => {
    document.body.prepend(Object.assign(document.createElement('div'), { id: 'foreign' }));
  });
  await page.goto(routes.pricing);
  await expect(page.locator('#foreign')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const shown = await page.evaluate(() => [...(window as never as { shown: Set<string> }).shown]);
  expect(shown).toEqual(['dark']);
});
