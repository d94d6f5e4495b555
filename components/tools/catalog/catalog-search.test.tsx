import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CatalogGroup } from '@/components/pages/integrations/catalog';
import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { integrationsPage } from '@/content/pages/integrations';
import { button, goBack, goTo, pass, status, textsOf } from '@/tests/support/screen';

const { all, search, placeholder, filter } = integrationsPage.catalog;

/** The categories of this test: what each finds, and under which kind. */
const groups = {
  'market-place': ['Marketplace', ['Uber Eats', 'Food delivery'], ['Etsy', 'Marketplace']],
  eCommerce: ['Storefronts', ['Square', 'Point of sale'], ['Toast', 'Point of sale']],
  warehousing: ['Stock', ['DHL', 'Courier']],
  'accounting-erp': ['Ledgers', ['SAP', 'ERP'], ['Xero', 'Accounting']],
  hardware: ['Devices', ['Scania', 'Vehicle maker'], ['Zebra', 'Scanner']],
} as const;
type Key = keyof typeof groups;
const [shop, device] = [groups.eCommerce[0], groups.hardware[0]];

const catalogOfTest = (Object.keys(groups) as Key[]).map((key) => {
  const [label, ...systems] = groups[key];
  const entries = systems.map(([heading, kind]) => ({
    ...{ heading, kind, description: '', slug: heading, category: key },
    ...{ image: undefined, timing: 'daily', setUp: '1 day', sample: true },
    ...{ plan: 'base', onPlan: 'All plans', comesIn: 'orders', goesBack: 'proof' },
  }));
  return { key, label, hue: 'teal' as const, text: 'Orders in.', entries };
});
const namesOf = (key: Key) =>
  catalogOfTest.find((group) => group.key === key)?.entries.map(({ heading }) => heading);
const starting = (text: string) => new RegExp(`^${text}`);
const total = catalogOfTest.reduce((sum, { entries }) => sum + entries.length, 0);

const catalog = (
  <CatalogFilter
    {...{ search, placeholder, all, filter }}
    categories={catalogOfTest.map(({ entries, ...category }) => ({
      ...category,
      count: entries.length,
    }))}
  >
    {catalogOfTest.map((group) => (
      <CatalogGroup key={group.key} group={group} />
    ))}
  </CatalogFilter>
);

/** Opens the page under an address. */
function start(query = '') {
  goTo(`/integrations${query}`);
  return { user: userEvent.setup(), ...render(catalog) };
}

const names = () => textsOf('heading', { level: 4 });
const box = () => screen.getByRole('searchbox', { name: search });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
/** All are shown, under an address that asks for nothing. */
function expectAll() {
  expect(names()).toHaveLength(total);
  expect(window.location.search).toBe('');
}

it('a category shows its own entries alone, and stands in the address as a step of the history', async () => {
  const { user } = start();
  for (const key of ['eCommerce', 'hardware'] as const) {
    await user.click(button(starting(groups[key][0])));
    expect(names()).toEqual(namesOf(key));
    expect(textsOf('heading', { level: 3 })).toEqual([groups[key][0]]);
    expect(window.location.search).toBe(`?category=${key}`);
  }
  expect(status().textContent).toBe(`2 of ${total} integrations`);
  await goBack();
  expect(names()).toEqual(namesOf('eCommerce'));
  await user.click(button(starting(all)));
  expectAll();
});

it('a search filters as it is typed, within the category, with counts that follow', async () => {
  const { user } = start();
  await user.type(box(), 'point of sale');
  expect(names()).toEqual(['Square', 'Toast']);
  expect(button(starting(shop))).toHaveTextContent(`${shop} 2`);
  expect(button(starting(device))).toHaveTextContent(`${device} 0`);
  expect(screen.getByRole('region', { name: shop })).toHaveTextContent(/Orders in\.2/);
  await user.click(button(starting(device)));
  expect(status().textContent).toBe('No integrations found for this category.');
  await user.clear(box());
  expect(names()).toEqual(namesOf('hardware'));
});

it('a search comes into the address after a pause, without a step of the history', async () => {
  vi.useFakeTimers();
  start('?category=hardware');
  const before = window.history.length;
  type('sca');
  await pass(200);
  type('scan');
  await pass(299);
  expect(window.location.search).toBe('?category=hardware');
  await pass(1);
  expect(window.location.search).toBe('?category=hardware&q=scan');
  expect(window.history.length).toBe(before);
  expect(box()).toHaveValue('scan');
});

it('a search is carried out at once by Enter or its button', async () => {
  const { user } = start();
  await user.type(box(), 'dhl{Enter}');
  expect(window.location.search).toBe('?q=dhl');
  expect(names()).toEqual(['DHL']);
  await user.clear(box());
  await user.click(button(/^Search$/));
  expect(window.location.search).toBe('');
});

it('a search that finds nothing says so and leads back', async () => {
  const { user } = start('?category=warehousing&q=qqqq');
  expect(status().textContent).toBe('No integrations found for this category.');
  await user.click(button(/^Show all integrations$/));
  expectAll();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
});
