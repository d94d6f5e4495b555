import { whyChoose } from '@/content/industries-page';
import { included, trialTerms } from '@/content/use-cases';
import { industries, industriesPage, trustMetrics } from '@/lib/content/stories/industries';
import { type UseCase, useCases } from '@/lib/content/stories/use-cases';
import { routes } from '@/lib/routes';
import { openers } from '../support/demo';
import {
  crumbs,
  leads,
  opensTrial,
  type PageReadings,
  type Readings,
  titled,
} from '../support/reading';
import { expect } from '../support/test';

const readUseCase = (useCase: UseCase): Readings => ({
  'has its title, its place under Industries, and its product in structured data': async (page) => {
    await expect(page).toHaveTitle(useCase.page.title);
    await titled(page, useCase.hero.heading);
    await expect(crumbs(page)).toHaveText(['Home', 'Industries', useCase.name]);
    await expect(crumbs(page).nth(1)).toHaveAttribute('href', '/industries');
    const stated = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = `"name":${JSON.stringify(useCase.product)}`;
    expect(stated.filter((text) => text.includes(product))).toHaveLength(1);
  },

  'four figures, four features in all plans, and one round': async (page) => {
    const { stats, features, round } = useCase;
    for (const { value, label } of stats) {
      const stat = page.locator('dl > div').filter({ hasText: label });
      await expect(stat.locator('dd')).toHaveText(value);
    }
    const listed = page.locator('#features').getByRole('listitem');
    await expect(listed).toHaveCount(4);
    const headings = features.map(({ heading }) => heading);
    await expect(listed.getByRole('heading', { level: 3 })).toHaveText(headings);
    await expect(listed.getByText(included, { exact: true })).toHaveCount(4);
    const drawn = page.locator('#round');
    await expect(drawn.getByRole('heading', { name: round.title })).toBeVisible();
    await expect(drawn.getByRole('img')).toHaveAttribute('alt', round.image?.alt ?? '');
    await expect(drawn.getByRole('listitem')).toHaveCount(round.events.length);
  },

  'fourteen days on their terms, in a new tab, and three ways to the demo': async (page) => {
    const offered = page.locator('#trial');
    await expect(offered.getByRole('heading', { name: useCase.trial.title })).toBeVisible();
    await expect(offered.getByRole('listitem')).toHaveText([...trialTerms]);
    await opensTrial(page.locator('main'), 2);
    const demos = await page.locator(`main ${openers}`).allTextContents();
    const ways = ['Book a Demo', 'Schedule Demo', 'Schedule a Demo'];
    expect(demos).toEqual(expect.arrayContaining(ways));
  },
});

export const industryReadings: PageReadings = {
  ...Object.fromEntries(useCases.map((useCase) => [useCase.path, readUseCase(useCase)])),

  [routes.industries]: {
    'has its title and three figures': async (page) => {
      await expect(page).toHaveTitle(industriesPage.facts.title);
      await titled(page, industriesPage.hero.heading);
      const figures = industriesPage.hero.figures.map(
        ({ value, label }) => new RegExp(`${label}\\s*${value.replace('+', '\\+')}`),
      );
      await expect(page.locator('.industries-hero .industry-figure')).toHaveText(figures);
    },
    'each sheet of the city leads to its row, and each row to its page': async (page) => {
      const sheets = page.getByRole('navigation', { name: 'Industries on this page' });
      await expect(sheets.getByRole('link')).toHaveText(industries.map(({ title }) => title));
      for (const { id, title, row: told, href } of industries) {
        await sheets.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        const row = page.locator(`#${id}`);
        await expect(row.getByRole('heading', { name: told.heading })).toBeInViewport();
        await leads(row, told.link, href);
      }
    },
    'a sheet opens and times the van where it is pointed at, tapped or reached by keys': async (
      page,
    ) => {
      const cut = page.getByRole('navigation', { name: 'Industries on this page' });
      const measures = cut.locator('.industry-measure');
      const radio = (title: string) => page.getByRole('radio', { name: title });
      const open = async (title: string) => {
        const sheet = cut.locator('.industry-sheet').filter({ has: radio(title) });
        await expect(sheet.locator('.industry-measure')).toHaveCSS('opacity', '1');
        const shown = await measures.evaluateAll(
          (all) => all.filter((one) => Number(getComputedStyle(one).opacity) > 0.01).length,
        );
        expect(shown).toBe(1);
        await expect(sheet.locator('.industry-lens')).not.toHaveCSS('transform', 'none');
      };
      const height = () => page.evaluate(() => document.body.scrollHeight);
      const before = await height();
      const [first, second, third] = industries;
      if (!first || !second || !third) throw new Error('There are fewer than three industries.');
      await expect(cut.getByRole('radio')).toHaveCount(industries.length);
      await radio(first.title).click();
      await open(first.title);
      await page.keyboard.press('ArrowRight');
      await page.mouse.move(0, 0);
      await open(second.title);
      await radio(third.title).hover();
      await open(third.title);
      await cut.getByRole('link', { name: first.title }).hover();
      await open(first.title);
      for (const { title, measure } of industries)
        await expect(radio(title)).toHaveAccessibleName(
          new RegExp(`${measure?.value} ${measure?.label}$`),
        );
      expect(await height()).toBe(before);
    },
    'four reasons with three badges, and a card that leads to the demo': async (page) => {
      const why = page.getByRole('region', { name: whyChoose.title });
      const reasons = [whyChoose.security, ...whyChoose.reasons].map(({ heading }) => heading);
      const headings = [...reasons, trustMetrics.title];
      await expect(why.getByRole('heading', { level: 3 })).toHaveText(headings);
      for (const badge of whyChoose.security.badges) {
        await expect(why.getByRole('listitem').filter({ hasText: badge })).toBeVisible();
      }
      await expect(why.locator(openers)).toHaveText('Schedule a Demo');
    },
  },
};
