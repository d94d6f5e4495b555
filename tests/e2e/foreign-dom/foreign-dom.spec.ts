import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { themeKey } from '@/lib/theme/theme';
import { expect, test } from '../support/test';

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

/** What other software does to a page. Each runs in the page, so it names nothing outside itself. */
const changes: Readonly<Record<string, () => void>> = {
  'loses every third element': () => {
    let seed = 38;
    for (const element of document.querySelectorAll('main *')) {
      seed = (seed * 48_271) % 2_147_483_647;
      const isSmall = element.querySelectorAll('*').length < 20 && !element.querySelector('h1');
      if (isSmall && !element.matches('h1') && seed % 3 === 0) element.remove();
    }
  },

  'gets elements of extensions': () => {
    const own = (name: string) => {
      const element = document.createElement(name);
      element.dataset.extension = '';
      element.style.position = 'absolute';
      return element;
    };
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      field.dataset.extension = 'false';
      field.setAttribute('spellcheck', 'false');
      field.after(own('div'));
      field.before(own('grammarly-extension'));
    }
    document.body.dataset.extension = 'true';
    document.body.prepend(own('div'));
    document.body.append(own('grammarly-desktop-integration'), own('iframe'));
    document.documentElement.append(own('com-1password-menu'));
    document.head.prepend(own('style'), own('meta'));
    document.querySelector('link[rel=stylesheet]')?.after(own('style'));
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(`the home page works where it ${name}, first and later`, async ({ page }) => {
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
