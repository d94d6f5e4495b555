import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { find, dialog as search } from '../search/search-page';
import { expect, test } from '../support/test';
import { ask, quick, toggle } from '../tools/chat-page';
import { contactForm } from '../tools/contact-form';
import { planner, runIs } from '../tools/planner-page';

test.use({ viewport: { width: 1440, height: 900 } });

/** Takes away what blockers, old browsers and private windows do. Runs in the page before anything else. */
function takeAway() {
  const gone = { get: () => undefined };
  for (const name of [
    'IntersectionObserver',
    'ResizeObserver',
    'matchMedia',
    'requestIdleCallback',
    'cancelIdleCallback',
    'visualViewport',
    'navigation',
    'caches',
  ])
    Object.defineProperty(window, name, gone);
  for (const name of ['share', 'clipboard', 'connection', 'serviceWorker'])
    Object.defineProperty(navigator, name, gone);
  for (const name of ['any', 'timeout']) Object.defineProperty(AbortSignal, name, gone);
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  }
}

async function toolsWork(page: Page) {
  const leaveField = () => page.locator(':focus').blur();
  await leaveField();
  await page.keyboard.press('Control+k');
  await find(page, 'driver');
  await search(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  // The chat's button gives way to a field with the focus, and to who reads on.
  await leaveField();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await toggle(page).click();
  await expect(quick(page)).toBeVisible();
  await ask(page, 'How much does it cost?');
}

const acts: Record<string, (page: Page) => Promise<void>> = {
  [routes.home]: async (page) => {
    await page.getByRole('tab', { name: 'Route Optimization' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Route Optimization' })).toBeVisible();
    const next = page.locator('.quote-steps [data-step="1"]').first();
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
  [routes.contact]: async (page) => {
    const { fill, button, sent } = contactForm(page);
    await fill();
    await button.click();
    await expect(sent).toBeVisible();
  },
  [routes.routeOptimization]: async (page) => {
    await page.getByRole('link', { name: 'Open the planner' }).click();
    await runIs(page, 'idle');
    await planner(page).getByRole('button', { name: 'Optimize' }).click();
    await runIs(page, 'optimizing');
    await planner(page).getByRole('button', { name: 'Stop', exact: true }).click();
    await runIs(page, 'stopped');
  },
};

// One that refuses instead is tested in lib and with the components.
for (const [path, act] of Object.entries(acts)) {
  test(`${path} works without what may be absent`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto(path);
    await act(page);
    if (path === routes.home) await toolsWork(page);
  });
}
