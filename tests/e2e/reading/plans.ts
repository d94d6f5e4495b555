import { apiDocument } from '@/content/api/document';
import { apiPage } from '@/content/api/page';
import { integrationsPage } from '@/content/pages/integrations';
import { plans } from '@/content/plans';
import { pricingQuestions } from '@/content/pricing';
import { endpointsOf } from '@/lib/api/endpoints';
import { integrationCatalog } from '@/lib/content/integrations';
import { routes } from '@/lib/routes';
import { openers } from '../support/demo';
import type { PageReadings, Readings } from '../support/reading';
import { expect } from '../support/test';

const pricing: Readings = {
  'never promises what the prices contradict': async (page) => {
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/save 20|20\s?%/i);
    for (const promise of [
      '14 days free',
      'No credit card',
      'No setup fee',
      'Cancel anytime',
      '24/7 support',
    ]) {
      const told = main.getByRole('listitem').filter({ hasText: promise });
      await expect(told.first()).toBeVisible();
    }
  },

  'opens the trial in a new tab, and Enterprise the contact page': async (page) => {
    const main = page.getByRole('main');
    for (const { title, buttonText } of plans) {
      const heading = page.getByRole('heading', { name: title, level: 3 });
      const part = main.getByRole('listitem').filter({ has: heading });
      const link = part.getByRole('link', { name: buttonText });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /\/signup$/);
    }
    const enterprise = main.getByRole('link', { name: 'Contact Us' });
    await expect(enterprise).toHaveAttribute('href', '/contact');
    const banner = page.getByRole('region', {
      name: 'Start saving 30% on your delivery costs today',
    });
    await expect(banner.locator(openers)).toHaveText('Schedule a Demo');
  },

  'says what is in and what is not, and grows from fare to fare': async (page) => {
    const table = page.getByRole('table', { name: 'What each fare carries' });
    for (const [name, ...cells] of [
      ['Live GPS tracking', 'Included', 'Included', 'Included'],
      ['Supervisor app', 'Not included', 'Included', 'Included'],
      ['API access', 'Not included', 'Not included', 'Included'],
    ] as const) {
      const head = page.getByRole('rowheader', { name, exact: true });
      const row = table.getByRole('row').filter({ has: head });
      expect(await row.getByRole('cell').allInnerTexts()).toEqual(cells);
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
const headings = entries.map(({ heading }) => heading);

const integrations: Readings = {
  'the banner leads to the demo and to the catalog': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plug it in. Let it weave.');
    const banner = page.getByRole('region', { name: /Plug it in/ });
    await expect(banner).toContainText('150+ integrations, with 50+ for warehouses and carriers');
    await expect(banner.locator(openers)).toHaveText('Schedule a Demo');
    const browse = banner.getByRole('link', { name: 'Browse Integration' });
    await expect(browse).toHaveAttribute('href', '#integration');
  },

  'every entry has its picture, heading and description': async (page) => {
    const catalog = page.locator('#integration');
    const cards = catalog.getByRole('listitem').filter({ visible: true });
    await expect(cards.getByRole('heading')).toHaveText(headings);
    await expect(cards).toContainText(entries.map(({ description }) => description));
    const pictures = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('img')?.getAttribute('src')),
    );
    expect(pictures).toEqual(entries.map(({ image }) => `/images/${image}.svg`));
    await expect(catalog).toContainText(integrationsPage.catalog.note);
  },
};

const contact: Readings = {
  'cards lead to e-mail, phone and prices, and the hours stand there': async (page) => {
    const cards = page.getByRole('region', { name: 'Other ways to reach us' });
    await expect(cards.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(cards.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(cards).toContainText('Mon-Fri 9AM-6PM EST');
    const prices = cards.getByRole('link', { name: 'Only here for the price?' });
    await expect(prices).toHaveAttribute('href', '/pricing');
  },
};

const apiDocs: Readings = {
  'states its figures and rate limits': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(apiPage.title);
    for (const { value, label } of apiPage.figures) {
      await expect(page.locator('.api-head dl > div', { hasText: label })).toContainText(value);
    }
    const limits = page.getByRole('region', { name: apiPage.limits.title });
    for (const row of [/Standard\s*1,000/, /Professional\s*5,000/, /Enterprise\s*50,000/]) {
      await expect(limits.locator('dl > div').filter({ hasText: row })).toHaveCount(1);
    }
  },

  'cards hold all of an endpoint': async (page) => {
    const endpoints = endpointsOf(apiDocument);
    await expect(page.locator('details.endpoint')).toHaveCount(endpoints.length);
    for (const { id, path, method, parameters, answers } of endpoints) {
      const card = page.locator(`#${id}`);
      await expect(card.locator('summary')).toContainText(method);
      await expect(card.locator('summary')).toContainText(path);
      for (const { name, required } of parameters) {
        const code = page.locator('code').getByText(name, { exact: true });
        const row = card.locator('.fields-sent > div').filter({ has: code });
        await expect(row).toContainText(required ? 'Required' : 'Optional');
      }
      for (const [at, { fields }] of answers.entries()) {
        const names = card.locator('.answer').nth(at).locator('dt code');
        await expect(names).toHaveText(fields.map(({ name }) => name));
      }
      await expect(card.locator('.answer').last()).toContainText('Invalid API key');
    }
  },
};

export const planReadings: PageReadings = {
  [routes.pricing]: pricing,
  [routes.integrations]: integrations,
  [routes.contact]: contact,
  [routes.apiDocs]: apiDocs,
};
