import {
  industriesFacts,
  industriesHero,
  industryRows,
  trustMetrics,
  whyChoose,
} from '@/content/industries-page';
import { couriers } from '@/content/use-cases/couriers';
import { ecommerce } from '@/content/use-cases/ecommerce';
import { restaurants } from '@/content/use-cases/restaurants';
import { retail } from '@/content/use-cases/retail';
import { included, trialTerms } from '@/content/use-cases/shared';
import type { UseCase } from '@/content/use-cases/types';
import { routes } from '@/lib/routes';
import { openers } from '../support/demo';
import type { PageReadings, Readings } from '../support/reading';
import { expect } from '../support/test';

const readUseCase = ({
  page: facts,
  hero,
  name,
  product,
  stats,
  features,
  round,
  trial,
}: UseCase): Readings => ({
  'has its title, its place under Industries, and its product in structured data': async (page) => {
    await expect(page).toHaveTitle(facts.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs).toHaveText(['Home', 'Industries', name]);
    await expect(crumbs.nth(1)).toHaveAttribute('href', '/industries');
    const stated = await page.locator('script[type="application/ld+json"]').allTextContents();
    const named = stated.filter((text) => text.includes(`"name":${JSON.stringify(product)}`));
    expect(named).toHaveLength(1);
  },

  'four figures, four features in all plans, and one round': async (page) => {
    for (const { value, label } of stats) {
      const stat = page.locator('dl > div').filter({ hasText: label });
      await expect(stat.locator('dd')).toHaveText(value);
    }
    const listed = page.locator('#features').getByRole('listitem');
    await expect(listed).toHaveCount(4);
    await expect(listed.getByRole('heading', { level: 3 })).toHaveText(
      features.map(({ heading }) => heading),
    );
    await expect(listed.getByText(included, { exact: true })).toHaveCount(4);
    const drawn = page.locator('#round');
    await expect(drawn.getByRole('heading', { name: round.title })).toBeVisible();
    await expect(drawn.getByRole('img')).toHaveAttribute('alt', round.image.alt);
    await expect(drawn.getByRole('listitem')).toHaveCount(round.events.length);
  },

  'fourteen days on their terms, in a new tab, and three ways to the demo': async (page) => {
    const offered = page.locator('#trial');
    await expect(offered.getByRole('heading', { name: trial.title })).toBeVisible();
    await expect(offered.getByRole('listitem')).toHaveText([...trialTerms]);
    const links = page.locator('main').getByRole('link', { name: 'Start Free Trial' });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /\/signup/);
    }
    const demos = await page.locator(`main ${openers}`).allTextContents();
    expect(demos).toEqual(
      expect.arrayContaining(['Book a Demo', 'Schedule Demo', 'Schedule a Demo']),
    );
  },
});

export const industryReadings: PageReadings = {
  [routes.useCaseRestaurants]: readUseCase(restaurants),
  [routes.useCaseRetail]: readUseCase(retail),
  [routes.useCaseEcommerce]: readUseCase(ecommerce),
  [routes.useCaseCouriers]: readUseCase(couriers),

  [routes.industries]: {
    'has its title and three figures': async (page) => {
      await expect(page).toHaveTitle(industriesFacts.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(industriesHero.heading);
      await expect(page.locator('.industries-hero .industry-figure')).toHaveText(
        industriesHero.figures.map(
          ({ value, label }) => new RegExp(`${label}\\s*${value.replace('+', '\\+')}`),
        ),
      );
    },
    'each sheet of the city leads to its row, and each row to its page': async (page) => {
      const sheets = page.getByRole('navigation', { name: 'Industries on this page' });
      await expect(sheets.getByRole('link')).toHaveText(industryRows.map(({ title }) => title));
      for (const { id, title, heading, link } of industryRows) {
        await sheets.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        const row = page.locator(`#${id}`);
        await expect(row.getByRole('heading', { name: heading })).toBeInViewport();
        await expect(row.getByRole('link', { name: link.label })).toHaveAttribute(
          'href',
          link.href,
        );
      }
    },
    'four reasons with three badges, and a card that leads to the demo': async (page) => {
      const why = page.getByRole('region', { name: whyChoose.title });
      const reasons = [whyChoose.security, ...whyChoose.reasons].map(({ heading }) => heading);
      await expect(why.getByRole('heading', { level: 3 })).toHaveText([
        ...reasons,
        trustMetrics.title,
      ]);
      for (const badge of whyChoose.security.badges) {
        await expect(why.getByRole('listitem').filter({ hasText: badge })).toBeVisible();
      }
      await expect(why.locator(openers)).toHaveText('Schedule a Demo');
    },
  },
};
