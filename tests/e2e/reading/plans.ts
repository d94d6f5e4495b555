import { apiDocument } from '@/content/api/document';
import { apiPage } from '@/content/api/page';
import { signUpSection } from '@/content/home/sign-up';
import { integrationsPage } from '@/content/pages/integrations';
import { planComparison } from '@/content/plan-comparison';
import { plans } from '@/content/plans';
import { pricingPage, pricingQuestions } from '@/content/pricing';
import { supportHours } from '@/content/support-hours';
import { endpointsOf } from '@/lib/api/endpoints';
import { faultsOf } from '@/lib/api/faults';
import { jsonLine } from '@/lib/api/literal';
import { integrationCatalog } from '@/lib/content/integrations';
import { routes } from '@/lib/routes';
import { openers } from '../support/demo';
import { leads, type PageReadings, type Readings, says, titled } from '../support/reading';
import { expect } from '../support/test';

// Where its fares lead, and what its banner says, is tested with their components.
const pricing: Readings = {
  'never promises what the prices contradict, and ends with the demo': async (page) => {
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/save 20|20\s?%/i);
    for (const hasText of pricingPage.hero.promises) {
      await expect(main.getByRole('listitem').filter({ hasText }).first()).toBeVisible();
    }
    const banner = page.getByRole('region', { name: signUpSection.title });
    await expect(banner.locator(openers)).toHaveText('Schedule a Demo');
  },

  'says what is in and what is not, and grows from fare to fare': async (page) => {
    const table = page.getByRole('table', { name: pricingPage.comparison.title });
    const rows = planComparison.flatMap((group) => [...group.rows]);
    for (const [first, { id }] of plans.entries()) {
      const name = rows.find(({ from }) => from === id)?.feature;
      if (!name) continue;
      const head = page.getByRole('rowheader', { name, exact: true });
      const row = table.getByRole('row').filter({ has: head });
      expect(await row.getByRole('cell').allInnerTexts()).toEqual(
        plans.map((_, at) => (at < first ? 'Not included' : 'Included')),
      );
    }
  },

  'asks and answers what its content does': async (page) => {
    const shown = await page.locator('.questions details').evaluateAll((items) =>
      items.map((item) => ({
        question: item.querySelector('h3')?.textContent,
        answer: item.querySelector('p')?.textContent,
      })),
    );
    expect(shown).toEqual(pricingQuestions.map(({ question, answer }) => ({ question, answer })));
  },
};

const entries = integrationCatalog.flatMap((group) => [...group.entries]);

const integrations: Readings = {
  'the banner leads to the demo and to the catalog': async (page) => {
    await titled(page, 'Integrations that feed one plan.');
    const banner = page.getByRole('region', { name: /that feed one plan/ });
    await expect(banner).toContainText(integrationsPage.hero.description);
    await expect(banner.locator(openers)).toHaveText('Schedule a Demo');
    await leads(banner, 'Browse Integration', '#integration');
  },

  'every entry has its picture, heading and description': async (page) => {
    const catalog = page.locator('#integration');
    const cards = catalog.getByRole('listitem').filter({ visible: true });
    await expect(cards.getByRole('heading')).toHaveText(entries.map(({ heading }) => heading));
    await expect(cards).toContainText(entries.map(({ description }) => description));
    // A logo, or the first letter of a name that has none.
    const tiles = await cards.evaluateAll((all) =>
      all.map((card) => {
        const tile = card.querySelector('summary [aria-hidden="true"]');
        return tile?.querySelector('img')?.getAttribute('src') ?? tile?.textContent;
      }),
    );
    expect(tiles).toEqual(
      entries.map(({ image, hasMark, heading }) =>
        hasMark ? `/images/${image}.svg` : heading.slice(0, 1),
      ),
    );
    await expect(catalog).toContainText(integrationsPage.catalog.note);
  },
};

const contact: Readings = {
  'cards lead to e-mail, phone and prices, and the hours stand there': async (page) => {
    const cards = page.getByRole('region', { name: 'Other ways to reach us' });
    await expect(cards.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(cards.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(cards).toContainText(supportHours.phone);
    await leads(cards, 'Looking for prices?', '/pricing');
  },
};

const apiDocs: Readings = {
  'states its figures and rate limits': async (page) => {
    await titled(page, apiPage.title);
    for (const { value, label } of apiPage.figures) {
      await expect(page.locator('.api-head dl > div', { hasText: label })).toContainText(value);
    }
    const limits = page.getByRole('region', { name: apiPage.limits.title });
    for (const { level, perHour } of apiDocument['x-rate-limits']) {
      const row = limits.locator('dl > div').filter({ hasText: level });
      await expect(row).toContainText(perHour.toLocaleString('en-US'));
    }
  },

  'cards hold all of an endpoint': async (page) => {
    const endpoints = endpointsOf(apiDocument);
    await expect(page.locator('details.endpoint')).toHaveCount(endpoints.length);
    for (const { id, path, method, parameters, results, followUps, errors } of endpoints) {
      const card = page.locator(`#${id}`);
      await says(card.locator('summary'), method, path);
      for (const { name, required } of parameters) {
        const code = page.locator('code').getByText(name, { exact: true });
        const row = card.locator('.fields-sent > div').filter({ has: code });
        await expect(row).toContainText(required ? 'Required' : 'Optional');
      }
      for (const [at, { fields }] of results.entries()) {
        const names = card.locator('.answer').nth(at).locator('dt code');
        await expect(names).toHaveText(fields.map(({ name }) => name));
      }
      for (const { title, request } of followUps) {
        await says(card, title, new URL(request.url).pathname);
      }
      await expect(card.locator('.short-error').first()).toContainText('Invalid API key');
      await expect(card.locator('.short-error')).toHaveText(
        errors.map(({ status, fault }) => `${status} ${fault?.code}${fault?.message}`),
      );
    }
  },

  'errors stand with their bodies, and every version with its day': async (page) => {
    const faults = page.locator('#errors li');
    await expect(faults).toHaveText(
      faultsOf(apiDocument).map(
        ({ status, description, body }) => `${status}${description}${jsonLine(body)}`,
      ),
    );
    for (const { version, date } of apiDocument['x-changelog']) {
      const row = page.locator('#versions li').filter({ hasText: version });
      await expect(row.locator('time')).toHaveAttribute('datetime', date);
    }
  },
};

export const planReadings: PageReadings = {
  [routes.pricing]: pricing,
  [routes.integrations]: integrations,
  [routes.contact]: contact,
  [routes.apiDocs]: apiDocs,
};
