import type { Page } from '@playwright/test';
import {
  industriesFacts,
  industriesHero,
  industryRows,
  trustMetrics,
  whyChoose,
} from '../../content/industries-page';
import { couriers } from '../../content/use-cases/couriers';
import { ecommerce } from '../../content/use-cases/ecommerce';
import { restaurants } from '../../content/use-cases/restaurants';
import { retail } from '../../content/use-cases/retail';
import { included, trialTerms } from '../../content/use-cases/shared';
import type { UseCase } from '../../content/use-cases/types';
import { expect, test } from './support';

const useCases: readonly { path: string; content: UseCase }[] = [
  { path: '/use-cases/restaurants', content: restaurants },
  { path: '/use-cases/retail', content: retail },
  { path: '/use-cases/ecommerce', content: ecommerce },
  { path: '/use-cases/couriers', content: couriers },
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Demo' });

/** Stands in for the scheduler, which is not asked. */
const answerForOthers = (page: Page, baseURL: string | undefined) =>
  page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pick a time</h1>' }),
  );

/** What the page tells search engines. */
async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

for (const { path, content } of useCases) {
  test.describe(path, () => {
    test('has its title, its place under Industries, and offers in structured data', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(content.page.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero.heading);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
      await expect(crumbs).toHaveText(['Home', 'Industries', content.name]);
      await expect(crumbs.nth(1)).toHaveAttribute('href', '/industries');
      const data = await structuredData(page);
      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': 'SoftwareApplication',
          name: content.product,
          offers: expect.arrayContaining([expect.objectContaining({ '@type': 'Offer' })]),
        }),
      );
    });

    test('four figures, four features in all plans, and one round', async ({ page }) => {
      await page.goto(path);
      for (const { value, label } of content.stats) {
        const stat = page.locator('dl > div').filter({ hasText: label });
        await expect(stat.locator('dd')).toHaveText(value);
      }
      const features = page.locator('#features').getByRole('listitem');
      await expect(features).toHaveCount(4);
      await expect(features.getByRole('heading', { level: 3 })).toHaveText(
        content.features.map(({ heading }) => heading),
      );
      await expect(features.getByText(included, { exact: true })).toHaveCount(4);
      const round = page.locator('#round');
      await expect(round.getByRole('heading', { name: content.round.title })).toBeVisible();
      await expect(round.getByRole('img')).toHaveAttribute('alt', content.round.image.alt);
      await expect(round.getByRole('listitem')).toHaveCount(content.round.events.length);
    });

    test('fourteen days on their terms, in a new tab', async ({ page }) => {
      await page.goto(path);
      const trial = page.locator('#trial');
      await expect(trial.getByRole('heading', { name: content.trial.title })).toBeVisible();
      await expect(trial.getByRole('listitem')).toHaveText([...trialTerms]);
      const links = page.locator('main').getByRole('link', { name: 'Start Free Trial' });
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('href', /\/signup/);
      }
    });

    test('each demo button opens the dialog', async ({ page, baseURL }) => {
      await answerForOthers(page, baseURL);
      await page.goto(path);
      for (const name of ['Book a Demo', 'Schedule Demo', 'Schedule a Demo']) {
        await page.locator('main').getByRole('button', { name, exact: true }).click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
    });
  });
}

test('no two use cases share a picture, a figure or a headline', () => {
  const all = useCases.flatMap(({ content: { hero, stats, features, round, trial } }) => [
    hero.heading,
    hero.image.picture,
    ...stats.map(({ value, label }) => `${value} ${label}`),
    ...features.map(({ image }) => image.picture),
    round.title,
    round.image.picture,
    trial.title,
  ]);
  expect(new Set(all).size).toBe(all.length);
});

test.describe('/industries', () => {
  test.beforeEach(({ page }) => page.goto('/industries'));

  test('has its title, three figures and structured data', async ({ page }) => {
    await expect(page).toHaveTitle(industriesFacts.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(industriesHero.heading);
    const figures = page.locator('.ruled-figures > div');
    await expect(figures).toHaveText(
      industriesHero.figures.map(
        ({ value, label }) => new RegExp(`${label}\\s*${value.replace('+', '\\+')}`),
      ),
    );
    expect(await structuredData(page)).toContainEqual(
      expect.objectContaining({ '@type': 'CollectionPage' }),
    );
  });

  test('each sheet of the city leads to its row, and each row to its page', async ({ page }) => {
    const sheets = page.getByRole('navigation', { name: 'Industries on this page' });
    await expect(sheets.getByRole('link')).toHaveText(industryRows.map(({ title }) => title));
    for (const { id, title, heading, link } of industryRows) {
      await sheets.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      const row = page.locator(`#${id}`);
      await expect(row.getByRole('heading', { name: heading })).toBeInViewport();
      await expect(row.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
    }
  });

  test('four reasons with three badges, and a card that opens the demo', async ({
    page,
    baseURL,
  }) => {
    await answerForOthers(page, baseURL);
    const why = page.getByRole('region', { name: whyChoose.title });
    const reasons = [whyChoose.security, ...whyChoose.reasons].map(({ heading }) => heading);
    await expect(why.getByRole('heading', { level: 3 })).toHaveText([
      ...reasons,
      trustMetrics.title,
    ]);
    for (const badge of whyChoose.security.badges) {
      await expect(why.getByRole('listitem').filter({ hasText: badge })).toBeVisible();
    }
    await why.getByRole('button', { name: 'Schedule a Demo' }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheets lead down the page and the use cases read whole', async ({ page }) => {
    await page.goto('/industries#couriers');
    await expect(page.getByRole('link', { name: 'See Couriers' })).toBeInViewport();
    await page.getByRole('link', { name: 'See Couriers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(couriers.hero.heading);
    for (const { description } of couriers.features) {
      await expect(page.getByText(description)).toBeVisible();
    }
  });
});
