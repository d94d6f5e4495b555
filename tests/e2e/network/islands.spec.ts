import type { Page } from '@playwright/test';
import { isTakenOver } from '../support/taken-over';
import { expect, test } from '../support/test';

// What a test makes throw is logged by React, and the framework says so.
test.use({
  bypassCSP: true,
  expectedConsole: [/Minified React error|A planted fault|InvalidCharacterError|hydrat|uncaught/i],
});

/** Each island of a page by the name of its component, with what says that it failed. */
const islands: readonly (readonly [path: string, component: string, says: RegExp | null])[] = [
  ['/', 'SignUpForm', /This form does not work right now\. Write to/],
  ['/', 'ServicesTabs', /does not work right now/],
  ['/', 'IndustriesCarousel', /does not work right now/],
  ['/', 'LanguageTooltip', /does not work right now/],
  ['/', 'TestimonialSlider', /does not work right now/],
  ['/', 'CardLoader', /does not work right now/],
  ['/', 'JobBoard', null],
  ['/', 'MainMenu', null],
  ['/', 'HeaderScroll', null],
  ['/', 'ThemeSwitch', null],
  ['/', 'PageLinks', null],
  ['/', 'PageWatch', null],
  ['/', 'ChatToggle', /The chat does not work right now/],
  ['/', 'SearchOpener', /The search does not work right now/],
  ['/', 'DemoScheduler', /The calendar does not work right now/],
  ['/pricing', 'SavingsCalculator', /does not work right now/],
  ['/success-stories', 'RoiCalculator', /does not work right now/],
  ['/contact', 'ContactForm', /This form does not work right now\. Write to/],
  ['/route-optimization', 'PlannerLoader', /does not work right now/],
  ['/blog', 'BlogSearch', /The search does not work right now/],
  ['/blog', 'BlogView', /does not work right now/],
  ['/blog', 'FeaturedCover', null],
  ['/blog', 'NewsletterForm', /This form does not work right now\. Write to/],
  ['/blog/electric-vans-in-winter', 'ShareButton', /Sharing does not work right now/],
  ['/blog/electric-vans-in-winter', 'SaveButton', /Saving does not work right now/],
  ['/blog/electric-vans-in-winter', 'ReadingProgress', null],
  ['/blog/electric-vans-in-winter', 'ReadingPlace', null],
  ['/support', 'DeskLoader', /Search and filters do not work right now/],
  ['/support/articles/billing-guide', 'HelpfulVote', /does not work right now/],
  ['/support/articles/billing-guide', 'CopyAddress', /Copying does not work right now/],
  ['/support/articles/billing-guide', 'ReadToEnd', null],
  ['/api-docs', 'HashTabs', /does not work right now/],
  ['/api-docs', 'EndpointNav', /does not work right now/],
  ['/api-docs', 'Copying', null],
  ['/integrations', 'CatalogFilter', /Search and filter do not work right now/],
  ['/integrations', 'RequestLoader', /This form does not work right now\. Write to/],
  ['/testimonials', 'TestimonialCarousel', /does not work right now/],
];

/** Has a page's data name a component that is not there: React throws as it starts that island. */
async function spoil(page: Page, path: string, component: string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      // Its name stands in the row of its module, or in a row of its own.
      const named = new RegExp(`(\\n[0-9a-f]+:|I\\[[^\\]]*\\],)"${component}"`, 'g');
      expect(named.test(html)).toBe(true);
      await route.fulfill({ response: answer, body: html.replace(named, '$1"Missing"') });
    },
  );
}

for (const [path, component, says] of islands) {
  test(`${path}: where ${component} throws as it starts, the rest of the page works`, async ({
    page,
  }) => {
    await spoil(page, path, component);
    await page.goto(path, { waitUntil: 'load' });
    const words = (await page.locator('main').textContent())?.length ?? 0;
    await page.waitForFunction(isTakenOver);
    await expect(page.locator('main h1')).toBeVisible();
    if (says) {
      await expect(page.locator('[role="alert"]').filter({ hasText: says })).toBeAttached();
    }
    // What the server wrote stays.
    const kept = (await page.locator('main').textContent())?.length;
    expect(kept).toBeGreaterThan(0.98 * words);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
  });
}

/** Lets the island that holds an element throw at its next update, and updates it. */
const throwAtUpdate = (page: Page, name: string) =>
  page.evaluate((island) => {
    type Fiber = {
      tag: number;
      type: unknown;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedState: Hook | null;
    };
    type Hook = { queue?: { dispatch?: (value: unknown) => void } | null; next: Hook | null };
    const box = document.querySelector(`[data-island="${island}"]`) as Element;
    const key = Object.keys(box).find((one) => one.startsWith('__reactFiber'));
    const dispatchOf = (hook: Hook | null): ((value: unknown) => void) | undefined =>
      hook ? (hook.queue?.dispatch ?? dispatchOf(hook.next)) : undefined;
    const find = (fiber: Fiber | null): Fiber | undefined => {
      if (!fiber) return undefined;
      if (fiber.tag === 0 && dispatchOf(fiber.memoizedState)) return fiber;
      return find(fiber.child) ?? find(fiber.sibling);
    };
    const root = (box as unknown as Record<string, Fiber>)[key ?? ''];
    const fiber = find(root?.child ?? null);
    if (!fiber) throw new Error(`${island} has no state.`);
    const fail = () => {
      throw new Error('A planted fault');
    };
    for (const one of [fiber, fiber.alternate]) if (one) one.type = fail;
    dispatchOf(fiber.memoizedState)?.({});
  }, name);

test('what was typed stays, and the focus, where a form throws as it updates', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ana');
  const message = page.getByLabel('Message');
  await message.fill('Do you plan two shifts?');
  await throwAtUpdate(page, 'contact form');
  await expect(
    page.getByRole('alert').filter({ hasText: 'does not work right now' }),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(message).toHaveValue('Do you plan two shifts?');
  await expect(message).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
});

test('a press that throws leaves its island as it is', async ({ page }) => {
  await page.goto('/pricing');
  const field = page.locator('#savings input').first();
  await field.fill('12');
  const button = page.locator('#savings [type="submit"]');
  await button.evaluate((element) => {
    const key = Object.keys(element.closest('form') ?? element).find((one) =>
      one.startsWith('__reactProps'),
    );
    const form = element.closest('form') as unknown as Record<string, { onSubmit: () => void }>;
    const props = form?.[key ?? ''];
    if (!props) throw new Error('The calculator is no form.');
    props.onSubmit = () => {
      throw new Error('A planted fault');
    };
  });
  await button.click();
  await expect(field).toHaveValue('12');
  await expect(page.getByRole('alert').filter({ hasText: 'does not work' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pricing/);
  });
}
