import type { Page } from '@playwright/test';
import { supportCategories } from '@/content/help/support';
import { helpArticles, helpPath, listedArticles } from '@/lib/content/help';
import { dialog, field, holdWords } from '../search/search-page';
import { axeFindingsInBoth } from '../support/axe';
import { scrollThrough } from '../support/look';
import { expect, test } from '../support/test';
import { layoutShift, watchShifts } from '../walk/shifts';

test('each card is a step of the history', async ({ page }) => {
  await page.goto('/support');
  const title = page.locator('#articles-title');
  for (const { id, name } of supportCategories) {
    await test.step(name, async () => {
      const cards = page.getByRole('navigation', { name: 'Categories' });
      await cards.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/support\\?category=${id}$`));
      await expect(title).toHaveText(name);
      await expect(title).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/support$/);
      await expect(title).toHaveText('All articles');
    });
  }
  await page.goForward();
  await expect(title).toHaveText(supportCategories.at(-1)?.name ?? '');
});

test.describe('what filters the list', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('comes once somebody wants it, and says so where it does not', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/support');
    await page.waitForLoadState('networkidle');
    const atLoad = scripts.length;
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    const newest = page.getByRole('button', { name: 'Newest' });
    await newest.click();
    await expect(page.getByText('Search and order did not load.')).toBeInViewport();
    await page.unroute('**/_next/static/chunks/*.js');
    await newest.click();
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Search and order did not load.')).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(atLoad);
  });
});

test.describe('the map of the guides', () => {
  const [first, second, ...others] = listedArticles(true);
  const map = (page: Page) => page.getByRole('region', { name: 'Sixteen guides, one network' });
  const stop = (page: Page, title = '') => map(page).getByRole('link', { name: title });

  test('fills a stop whose guide was read to its end, and starts over', async ({ page }) => {
    await page.goto(first?.href ?? '');
    await page.goto('/support');
    await expect(map(page).getByText('0 of 16 read')).toBeVisible();
    await page.goto(first?.href ?? '');
    await scrollThrough(page);
    await page.goto('/support');
    await expect(map(page).getByText('1 of 16 read')).toBeVisible();
    await expect(stop(page, first?.title)).toContainText('8 chapters, read');
    await expect(stop(page, second?.title)).toContainText('next stop');
    await expect(page.locator('.help-stop-read')).toHaveCount(1);
    await page.reload();
    await expect(map(page).getByText('1 of 16 read')).toBeVisible();
    await map(page).getByRole('button', { name: 'Start over' }).click();
    await expect(map(page).getByText('0 of 16 read')).toBeFocused();
  });

  test('is walked by arrow keys along its lines', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/support');
    await stop(page, first?.title).focus();
    for (const [key, title] of [
      ['ArrowRight', 'Driver accounts and permissions'],
      ['ArrowRight', 'Get a driver’s consent to SIM tracking'],
      ['ArrowRight', 'Install and set up the driver app'],
      ['ArrowUp', 'Route algorithms and tuning'],
      ['ArrowRight', 'Route templates'],
      ['ArrowDown', 'Install and set up the driver app'],
      ['ArrowDown', 'Set up cold-chain alerts'],
      ['ArrowDown', 'Connect a shop, marketplace or ERP'],
      ['ArrowLeft', 'Bill your customers automatically'],
      ['ArrowLeft', 'Billing and subscriptions'],
      ['ArrowLeft', 'Create your first optimized route'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop(page, title), `${key} to ${title}`).toBeFocused();
    }
  });

  test('is one line in place of the list on a phone, until somebody searches', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/support');
    await expect(page.locator('#articles')).toBeHidden();
    await expect(map(page).getByText('Tracking and notifications')).toBeVisible();
    const lefts = await map(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(1);
    await stop(page, first?.title).focus();
    for (const title of [second, ...others].map((each) => each?.title)) {
      await page.keyboard.press('ArrowDown');
      await expect(stop(page, title)).toBeFocused();
    }
    await page.getByRole('searchbox', { name: 'Search the help center' }).last().fill('billing');
    await expect(page.locator('#articles h3')).toHaveText(['Billing and subscriptions']);
    await page.getByRole('button', { name: 'Show all articles' }).click();
    await expect(page.locator('#articles h3')).toHaveCount(16);
  });

  test('moves nothing when it learns what was read', async ({ page }) => {
    await watchShifts(page);
    await page.addInitScript(
      (slugs) => localStorage.setItem('read-guides', slugs),
      [first?.slug, second?.slug].join(' '),
    );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/support');
      await expect(map(page).getByText('2 of 16 read')).toBeVisible();
      expect(await layoutShift(page), `${width} px`).toEqual([]);
    }
  });

  test('and what follows it read well in both schemes', async ({ page }) => {
    await page.goto('/support');
    expect(await axeFindingsInBoth(page, [390, 768, 1440])).toEqual([]);
  });
});

test('the list stands in the order that was asked for', async ({ page }) => {
  await page.goto('/support');
  const titles = page.locator('#articles h3');
  await page.getByRole('button', { name: 'Newest' }).click();
  await expect(titles.first()).toHaveText('Get a driver’s consent to SIM tracking');
  await page.getByRole('button', { name: 'Most read' }).click();
  await expect(titles.nth(1)).toHaveText('Install and set up the driver app');
  await page.getByRole('button', { name: 'In order' }).click();
  await expect(titles.first()).toHaveText('Create your first optimized route');
});

test('the search of the site is offered for what stands in no title, and moves nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const come = await holdWords(page);
  await page.goto('/support?q=route');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  const words = page.waitForRequest('**/search/words.json');
  await page.getByRole('main').getByRole('searchbox').fill('idling');
  await words;
  expect(asked.slice(0, before).filter((path) => path.startsWith('/search/'))).toEqual([]);
  await expect(page.getByText('No guide has “idling” in its title.')).toBeVisible();
  const below = page.getByRole('heading', { name: 'Recent updates' });
  const place = await below.boundingBox();
  come();
  const offer = page.getByRole('button', { name: /^[1-9]\d* more / });
  await expect(offer).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  await offer.click();
  await expect(field(page)).toHaveValue('idling');
  await expect(dialog(page).locator('.search-row').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
});

test('a term unfolds where the address, a reader or a guide asks for it', async ({ page }) => {
  const meaning = page.getByText('A line on the map around a place.');
  await page.goto('/support#glossary-cold-chain');
  await expect(
    page.getByText('One warm hour can spoil the load, and cooling it again does not repair that.'),
  ).toBeInViewport();
  await expect(meaning).toBeHidden();
  await page.getByText('Genetic algorithm, Geofence, GPS unit').click();
  await expect(meaning).toBeVisible();
  await page.goto(helpPath('geofence-guide'));
  await page.getByRole('main').getByRole('link', { name: 'geofence', exact: true }).click();
  await expect(page).toHaveURL(/#glossary-geofence$/);
  await expect(meaning).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const term = page.getByText('Geofence', { exact: true });
  await expect
    .poll(async () => (await term.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + 64);
});

test.describe('a guide', () => {
  test('has contents that lead to a chapter which the header does not cover', async ({ page }) => {
    await page.goto(helpPath('mobile-app-guide'));
    const name = 'Allow the permissions';
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(76);
    await expect(page).toHaveURL(/#/);
  });

  test('asks the support center from the box in its head', async ({ page }) => {
    await page.goto(helpPath(helpArticles[0]?.slug ?? ''));
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the help center' });
    await box.fill('driver');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/support\?q=driver$/);
    await expect(box).toHaveValue('driver');
  });
});
