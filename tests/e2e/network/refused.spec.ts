import { routes } from '@/lib/routes';
import { find, dialog as search } from '../search/search-page';
import { expect, test } from '../support/test';
import { ask, quick, toggle } from '../tools/chat-page';
import { planner, runIs } from '../tools/planner-page';

test.use({ viewport: { width: 1440, height: 900 } });

const ofWindow = [
  ...['IntersectionObserver', 'ResizeObserver', 'matchMedia', 'requestIdleCallback'],
  ...['cancelIdleCallback', 'visualViewport', 'navigation', 'caches'],
];
const ofNavigator = ['share', 'clipboard', 'connection', 'serviceWorker'];

/** Takes away what blockers, old browsers and private windows do. Runs in the page before anything else. */
function takeAway([windowHas, navigatorHas]: readonly (readonly string[])[]) {
  const gone = { get: () => undefined };
  for (const name of windowHas ?? []) Object.defineProperty(window, name, gone);
  for (const name of navigatorHas ?? []) Object.defineProperty(navigator, name, gone);
  for (const name of ['any', 'timeout']) Object.defineProperty(AbortSignal, name, gone);
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  }
}

test.beforeEach(({ page }) => page.addInitScript(takeAway, [ofWindow, ofNavigator]));

// One that refuses instead is tested in lib and with the components.
test('home page, search and chat work without what may be absent', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('tab', { name: 'Route Optimization' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Route Optimization' })).toBeVisible();
  const next = page.locator('.quote-steps [data-step="1"]').first();
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

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
});

test('the planner works without what may be absent', async ({ page }) => {
  const button = (name: string) => planner(page).getByRole('button', { name, exact: true });
  await page.goto(routes.routeOptimization);
  await page.getByRole('link', { name: 'Open the planner' }).click();
  await runIs(page, 'idle');
  await button('Optimize').click();
  await runIs(page, 'optimizing');
  await button('Stop').click();
  await runIs(page, 'stopped');
});
