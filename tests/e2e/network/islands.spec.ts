import type { Page } from '@playwright/test';
import { changeData } from '../support/device';
import { takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';

test.use({
  bypassCSP: true,
  expectedConsole: [/Minified React error|InvalidCharacterError|hydrat|uncaught/i],
});

const says = /not work right now/;

/** The islands of the home page and those around every page, inner ones first. */
const islands = [
  ...['SignUpForm', 'ServicesTabs', 'Carousel', 'LanguageTooltip', 'TestimonialSlider'],
  ...['ScreenLoader', 'DemoScheduler', 'MainMenu', 'HeaderScroll', 'ThemeSwitch'],
  ...['SearchOpener', 'ChatToggle', 'PageWatch', 'PageLinks'],
];

/** Those that say nothing where they fail: the page works without them. */
const silent = ['MainMenu', 'HeaderScroll', 'ThemeSwitch', 'PageWatch', 'PageLinks'];

const lengthOfMain = async (page: Page) => (await page.locator('main').textContent())?.length ?? 0;

/** Has a page's data name components that are not there: React throws as it starts those islands. */
const spoil = (page: Page, components: readonly string[]) =>
  changeData(
    page,
    components.map((name) => [`(\\n[0-9a-f]+:|I\\[[^\\]]*\\],)"${name}"`, '$1"Missing"']),
  );

// Where an island stands in a boundary is tested with the architecture, what that keeps with the component.
test('where islands throw as they start, the rest works', async ({ page }) => {
  // An island within another one starts only where the outer one does.
  for (const round of [0, 1]) {
    const broken = islands.filter((_, index) => index % 2 === round);
    await spoil(page, broken);
    await page.goto('/', { waitUntil: 'load' });
    expect(await page.evaluate('unchanged')).toEqual([]);
    const words = await lengthOfMain(page);
    await takenOver(page);
    await expect(page.locator('main h1')).toBeVisible();
    const alerts = page.getByRole('alert', { includeHidden: true }).filter({ hasText: says });
    await expect(alerts).toHaveCount(broken.filter((name) => !silent.includes(name)).length);
    expect(await lengthOfMain(page)).toBeGreaterThan(0.98 * words);
    await page.locator('footer a[href="/privacy-policy"]').dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
  }
});

for (const [where, spoilt, shell] of [
  ['the page', /\["\$","section"/, true],
  ['the document', /"ViewportBoundary"/, false],
] as const) {
  test(`where ${where} itself throws, there is a way to load it anew`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === '/pricing',
      async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        expect(spoilt.test(html)).toBe(true);
        const body = html.replace(spoilt, (text) => text.replace(/section|Viewport/, 'Missing/'));
        await route.fulfill({ response: answer, body });
      },
      { times: 1 },
    );
    await page.goto('/pricing', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    if (shell) await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pricing per user/);
  });
}
