import type { Page } from '@playwright/test';
import { ask, open as openChat } from './chat-page';
import { strictTest as test, watchViolations } from './policy-page';
import { expect, scrollThrough, test as siteTest } from './support';

test.describe('what opens and moves', () => {
  const demo = '[commandfor="demo-dialog"][command="show-modal"]';
  const scheduler = `<!doctype html><title>Scheduler</title><h1>Pick a time</h1>
<script>parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')</script>`;

  /** Clicks until what it leads to has come: before, the script may not have taken over. */
  const follow = (page: Page, path: string) =>
    expect(async () => {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveURL(path, { timeout: 2000 });
    }).toPass();

  test('the demo dialog shows the scheduler', async ({ page, baseURL }) => {
    await page.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin,
      (route) => route.fulfill({ contentType: 'text/html', body: scheduler }),
    );
    await page.goto('/');
    await page.locator(`main ${demo}`).first().click();
    const frame = page.getByRole('dialog').frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
    // Its style is written by react-calendly, and allowed by its hash.
    expect(await page.evaluate(() => document.querySelector('style')?.sheet)).not.toBeNull();
  });

  test('the chat answers', async ({ page }) => {
    await openChat(page);
    await ask(page, 'How much does it cost?');
  });

  test('the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    for (const [name, id] of [
      ['Solutions', 'solutions'],
      ['Resources', 'resources'],
    ] as const) {
      await page.locator('header').getByRole('button', { name }).click();
      await expect(page.locator(`#panel-${id}`)).toBeVisible();
    }
  });

  test('the request for an integration opens', async ({ page }) => {
    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Request Integration' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Request Integration' })).toBeVisible();
  });

  test('the blog is searched and turned over', async ({ page }) => {
    await page.goto('/blog');
    await expect(async () => {
      await page.getByRole('searchbox').first().fill('');
      await page.getByRole('searchbox').first().fill('van');
      await expect(page).toHaveURL(/[?&]q=van/, { timeout: 1000 });
    }).toPass();
    await page.goto('/blog');
    await page.waitForLoadState('networkidle');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await pages.getByRole('link', { name: '2' }).click();
    await expect(page).toHaveURL(/page=2/);
  });

  test('the theme changes', async ({ page }) => {
    await page.goto('/');
    await expect(async () => {
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
    }).toPass();
  });

  test('three pages follow one another without a reload, and back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/contact');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.waitForLoadState('networkidle');
    await follow(page, '/pricing');
    await expect(page.locator('h1')).toBeVisible();
    await scrollThrough(page);
    await follow(page, '/');
    // The home page's styles, written by script here, are as strong as on landing there.
    await expect(page.locator('.traveler').first()).toHaveAttribute('style', /--path:/);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });
});

siteTest.describe('what gets into a page', () => {
  siteTest.use({ expectedConsole: [/Content Security Policy|violates the following/] });

  siteTest('runs no script, loads nothing foreign and changes no look', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/contact');
    const seen = await page.evaluate(async () => {
      const hostile = document.createElement('div');
      hostile.innerHTML =
        '<img src="/icon.svg" onload="window.ran = 1"><p id="hostile" style="color: red">x</p>' +
        '<style>body { opacity: 0 }</style><iframe src="https://evil.test/"></iframe>' +
        '<img src="https://evil.test/a.png"><object data="/icon.svg"></object>' +
        '<base href="https://evil.test/"><form action="https://evil.test/"></form>';
      document.body.append(hostile);
      const inline = document.createElement('script');
      inline.text = 'window.ran = 2';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.test/a.js';
      document.body.append(inline, foreign);
      await fetch('https://evil.test/').catch(() => {});
      const look = (chosen: string) => getComputedStyle(document.querySelector(chosen) as Element);
      return { color: look('#hostile').color, opacity: look('body').opacity };
    });
    expect(seen.color).not.toBe('rgb(255, 0, 0)');
    expect(seen.opacity).toBe('1');
    for (const what of [
      'style-src-attr inline',
      'style-src-elem inline',
      'frame-src https://evil.test',
      'img-src https://evil.test',
      'object-src',
      'base-uri https://evil.test',
      'script-src-elem inline',
      'script-src-elem https://evil.test',
      'script-src-attr inline',
      'connect-src https://evil.test',
    ]) {
      await expect.poll(() => violations.join('\n')).toContain(`/contact: ${what}`);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    // Last, for a form that is held back leaves the browser waiting for the next page.
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('form[action*=evil]')?.submit(),
    );
    await expect
      .poll(() => violations.join('\n'))
      .toContain('/contact: form-action https://evil.test');
  });
});
