import type { Page } from '@playwright/test';
import { integrationsPage } from '@/content/pages/integrations';
import { integrationCatalog } from '@/lib/content/integrations';
import { testimonialCards } from '@/lib/content/testimonials';
import { offlinePath, routes } from '@/lib/routes';
import { dialog, openers } from '../support/demo';
import { pageFamilies } from '../support/page-families';
import { expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What a page offers in place of what its script would do, by its address; all its words are read besides. */
const noScriptReadings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async [routes.home](page) {
    await page.locator('#integrations summary').nth(3).click();
    await expect(page.locator('#integrations details').nth(3)).toHaveAttribute('open', '');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('checkbox', { name: 'Pause marks' }).check({ force: true });
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator(`main ${openers}`).first().click();
    await expect(dialog(page).getByRole('link', { name: /^Pick a time/ })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    const entries = page.locator('header nav');
    await expect(entries.getByRole('button')).toHaveCount(0);
    await expect(entries.getByRole('link', { name: 'Solutions' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[commandfor="site-menu"][command="show-modal"]').click();
    const menu = page.locator('#site-menu');
    await menu.getByText('Solutions').click();
    await expect(menu.getByRole('link', { name: 'Route optimization' })).toBeVisible();
    await page.setViewportSize({ width: 1920, height: 900 });
  },

  async [routes.pricing](page) {
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect(page.getByText('$10', { exact: true })).toBeVisible();
    await page.getByText('Is there a setup fee?').click();
    await expect(page.locator('#setup-fee p')).toBeVisible();
    await expect(page.getByText('The calculator needs JavaScript')).toBeVisible();
    await expect(page.locator('.chat-toggle')).toBeHidden();
    const search = page.locator('header').getByRole('link', { name: 'Search' });
    await expect(search).toHaveAttribute('href', '/support');
  },

  async [routes.contact](page) {
    await expect(button(page, /^Send/)).toBeHidden();
    await expect(page.locator('main h1 + p a[href^="mailto:"]')).toBeVisible();
  },

  async [routes.integrations](page) {
    await page.goto(`${routes.integrations}?category=hardware`);
    const titles = page.locator('#integration').getByRole('heading', { level: 3 });
    await expect(titles.filter({ visible: true })).toHaveText([
      ...integrationCatalog.map(({ label }) => label),
      integrationsPage.request.title,
    ]);
    await button(page, 'Request Integration').first().click();
    const request = page.getByRole('dialog', { name: 'Request Integration' });
    await expect(request.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  },

  async [routes.testimonials](page) {
    const quotes = page.locator('.trade-filter ~ ul > li').filter({ visible: true });
    await expect(quotes).toHaveCount(testimonialCards.length);
    await page.getByRole('radio', { name: 'Retail' }).check();
    await expect(quotes).toHaveCount(1);
    await expect(quotes).toContainText('Saltmarsh');
    await page.getByRole('radio', { name: 'All industries' }).check();
  },

  async [routes.apiDocs](page) {
    await page.locator('#optimize-route summary').click();
    await expect(page.getByText('Stops to order')).toBeVisible();
    await expect(page.locator('#errors')).toContainText('"code": "IDEMPOTENCY_CONFLICT"');
    await expect(button(page, /^Copy/)).toHaveCount(0);
  },

  async [routes.routeOptimization](page) {
    await expect(page.locator('#planner')).toContainText(
      'The planner needs JavaScript. Its result for 25 stops',
    );
    await expect(page.getByRole('link', { name: 'Open the planner' })).toBeHidden();
  },

  async '/route-optimisation'(page) {
    await expect(page.getByText('No page at this address. This is the home page.')).toBeVisible();
    await expect(page.locator('.no-page').getByRole('link', { name: 'Help Center' })).toBeVisible();
    await expect(page.locator('.no-page').getByRole('button')).toHaveCount(0);
  },

  async [offlinePath](page) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet connection');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};

test.use({
  javaScriptEnabled: false,
  viewport: { width: 1920, height: 900 },
  expectedConsole: [/status of 404/],
});

/** Copies for the eye, notes that open without script, words of another width, the other price of a pair, places of answers, words of a cover that failed. */
const elsewhere = `
  [aria-hidden="true"], [popover], [class~="md:hidden"], [class~="lg:hidden"], .plan-monthly,
  .catalog-count, .catalog-more, .blog-pages, .calculator-night, .cover-label,
  .network-comma, .network-facts, #planner [class~="noscript:hidden"]`;

/** Words that cannot be read without script, and controls that do nothing. */
const unusable = (page: Page) =>
  page.evaluate((exempt) => {
    const controls = 'button, input, select, textarea';
    const boxOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'contents'
        ? boxOf(element.parentElement)
        : element;
    const isShown = (element: Element) =>
      boxOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const findings = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      let hidden = words.currentNode.parentElement;
      if (!hidden || !words.currentNode.textContent?.trim() || isShown(hidden)) continue;
      if (hidden.closest('script, style, dialog, details:not([open])')) continue;
      while (hidden.parentElement && !isShown(hidden.parentElement)) hidden = hidden.parentElement;
      if (hidden.matches(`${exempt}, ${controls}`) || hidden.querySelector(controls)) continue;
      findings.add(`hidden: ${hidden.outerHTML.slice(0, 200)}`);
    }
    const native =
      '[command], [popovertarget], [type="radio"], form:has([type="radio"]), [action], [action] *, dialog *';
    for (const control of document.querySelectorAll(`form, ${controls}`)) {
      if (isShown(control) && !control.matches(native)) {
        findings.add(`dead: ${control.outerHTML.slice(0, 200)}`);
      }
    }
    return [...findings];
  }, elsewhere);

const paths = [...new Set([...pageFamilies, ...Object.keys(noScriptReadings)])];
const groups = 2;
for (let group = 0; group < groups; group += 1) {
  test(`a page reads and leads on, ${group + 1} of ${groups}`, async ({ page }) => {
    for (const path of paths.filter((_, index) => index % groups === group)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The offline page has no footer: its links would lead to pages that were not kept.
      const leadingOn = page.getByRole(path === offlinePath ? 'main' : 'contentinfo');
      await expect(leadingOn.getByRole('link').first(), path).toBeVisible();
      expect.soft(await unusable(page), path).toEqual([]);
      await test.step(path, async () => noScriptReadings[path]?.(page));
    }
  });
}

test('a message goes to the endpoint of its form by a plain POST', async ({ page }) => {
  let arrived = new URLSearchParams();
  await page.route('**/inbox', (route) => {
    arrived = new URLSearchParams(route.request().postData() ?? '');
    return route.fulfill({ status: 303, headers: { Location: `${routes.contact}#message-sent` } });
  });
  // The form of a build with an endpoint, as the test of its component finds it.
  await page.route(`**${routes.contact}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const form = '<form action="/inbox" method="post">';
    return route.fulfill({
      response,
      body: html.replace(/<form [^>]*class="scripted mt-7[^>]*>/, form),
    });
  });
  await page.goto(routes.contact);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Marisol');
  await button(page, 'Send Message').click();
  // The browser asks for what is missing.
  expect(arrived.size).toBe(0);
  await main.getByLabel('Last name').fill('Castellanos');
  await main.getByLabel('Email').fill('m@example.com');
  await main.getByLabel('Message').fill('Two bridges');
  await button(page, 'Send Message').click();
  await page.waitForURL(`**${routes.contact}#message-sent`);
  expect(Object.fromEntries(arrived)).toMatchObject({
    firstName: 'Marisol',
    email: 'm@example.com',
    subject: 'General Inquiry',
    message: 'Two bridges',
  });
});
