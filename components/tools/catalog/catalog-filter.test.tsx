import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CatalogGroup } from '@/components/pages/integrations/catalog-group';
import { CatalogFilter } from '@/components/tools/catalog/catalog-filter.client';
import { integrationsPage } from '@/content/pages/integrations';
import { integrationCatalog } from '@/lib/content/integrations';
import { button, goBack, goTo, pass, status, textsOf } from '@/tests/support/screen';

const { search, placeholder, filter, all } = integrationsPage.catalog;

interface System {
  heading: string;
  kind: string;
  description: string;
}

/** The categories of this test, with what it finds there under any logo. */
const groups = {
  'market-place': {
    label: 'Marketplace',
    systems: [
      { heading: 'Uber Eats', kind: 'Food delivery', description: 'Tickets in.' },
      { heading: 'Etsy', kind: 'Marketplace', description: 'Gifts in.' },
    ],
  },
  eCommerce: {
    label: 'Storefronts',
    systems: [
      { heading: 'Adobe Commerce', kind: 'Storefront', description: 'Formerly Magento.' },
      { heading: 'Square', kind: 'Point of sale', description: 'Tickets in.' },
      { heading: 'Toast', kind: 'Point of sale', description: 'Minutes back.' },
    ],
  },
  warehousing: {
    label: 'Stock',
    systems: [{ heading: 'DHL', kind: 'Courier', description: 'Labels out.' }],
  },
  'accounting-erp': {
    label: 'Ledgers',
    systems: [
      { heading: 'SAP', kind: 'ERP', description: 'Proof back.' },
      { heading: 'Xero', kind: 'Accounting', description: 'Drafts back.' },
    ],
  },
  hardware: {
    label: 'Devices',
    systems: [
      { heading: 'Scania', kind: 'Vehicle maker', description: 'Tachograph hours.' },
      { heading: 'Zebra', kind: 'Scanner', description: 'Each scan.' },
    ],
  },
} as const satisfies Record<string, { label: string; systems: readonly System[] }>;
type Key = keyof typeof groups;
const keys = Object.keys(groups) as Key[];

const logo = integrationCatalog[0]?.entries[0]?.image ?? '';
const catalogOfTest = keys.map((key) => ({
  key,
  label: groups[key].label,
  thread: 'teal' as const,
  text: 'Orders in.',
  entries: groups[key].systems.map((system, at) => ({
    ...system,
    slug: `${key}-${at}`,
    image: logo,
    category: key,
    timing: 'daily',
    sample: true,
  })),
}));
const namesOf = (key: Key) => groups[key].systems.map(({ heading }) => heading);
const starting = (text: string) => new RegExp(`^${text}`);
const { label: shop } = groups.eCommerce;
const { label: stock } = groups.warehousing;
const { label: ledger } = groups['accounting-erp'];
const { label: device } = groups.hardware;
const total = catalogOfTest.reduce((sum, { entries }) => sum + entries.length, 0);

const catalog = (
  <CatalogFilter
    {...{ search, placeholder, all }}
    label={filter}
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

function start(query = '') {
  goTo(`/integrations${query}`);
  return { user: userEvent.setup(), ...render(catalog) };
}

const names = () => textsOf('heading', { level: 4 });
const box = () => screen.getByRole('searchbox', { name: search });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pressed = () =>
  within(screen.getByRole('group', { name: filter })).getByRole('button', { pressed: true });

/** All are shown, under an address that asks for nothing. */
function expectAll() {
  expect(names()).toHaveLength(total);
  expect(window.location.search).toBe('');
}

describe('at rest', () => {
  it('shows all, category by category, with counts', () => {
    start();
    expectAll();
    expect(textsOf('heading', { level: 3 })).toHaveLength(catalogOfTest.length);
    expect(pressed().textContent).toBe(`${all} ${total}`);
    expect(status().textContent).toBe(`${total} integrations`);
  });

  it('works before its script does, by the address alone', () => {
    start();
    const form = document.getElementById('catalog-search') as HTMLFormElement;
    expect(form.method).toBe('get');
    const values = (name: RegExp) => Object.fromEntries(new FormData(form, button(name)));
    expect(values(starting(device))).toEqual({ q: '', category: 'hardware' });
    expect(values(starting(all))).toEqual({ q: '' });
  });
});

describe('a category', () => {
  it('shows its own entries alone and stands in the address', async () => {
    const { user } = start();
    for (const { key, label } of catalogOfTest) {
      await user.click(button(new RegExp(`^${label}`)));
      expect(names()).toEqual(namesOf(key));
      expect(textsOf('heading', { level: 3 })).toEqual([label]);
      expect(window.location.search).toBe(`?category=${key}`);
    }
    expect(status().textContent).toBe(`2 of ${total} integrations`);
    await user.click(button(starting(all)));
    expectAll();
  });

  it('is read from the address', () => {
    start('?category=hardware&utm_source=x');
    expect(names()).toEqual(namesOf('hardware'));
    expect(pressed().textContent).toBe(`${device} 2`);
  });

  it('is a step of the history', async () => {
    const before = window.history.length;
    const { user } = start();
    for (const name of [stock, stock, device]) await user.click(button(starting(name)));
    expect(window.history.length).toBe(before + 2);
    await goBack();
    expect(names()).toEqual(namesOf('warehousing'));
  });

  it('is a step on top of a search, which stands there again on the way back', async () => {
    const { user } = start('?q=point+of+sale');
    await user.click(button(starting(device)));
    expect(window.location.search).toBe('?q=point+of+sale&category=hardware');
    await goBack();
    expect(names()).toEqual(['Square', 'Toast']);
    expect(box()).toHaveValue('point of sale');
  });
});

describe('a search', () => {
  it('filters as it is typed, within the category, with counts that follow', async () => {
    const { user } = start();
    await user.type(box(), 'point of sale');
    expect(names()).toEqual(['Square', 'Toast']);
    expect(button(starting(shop))).toHaveTextContent(`${shop} 2`);
    expect(button(starting(device))).toHaveTextContent(`${device} 0`);
    expect(status().textContent).toBe(`2 of ${total} integrations`);
    await user.click(button(starting(device)));
    expect(status().textContent).toBe('No integrations found for this category.');
    await user.clear(box());
    expect(names()).toEqual(namesOf('hardware'));
  });

  it.each([
    ['ubereats', ['Uber Eats']],
    ['magento', ['Adobe Commerce']],
    ['tachograph', ['Scania']],
    [ledger.toUpperCase(), namesOf('accounting-erp')],
  ])('for %j finds a name, a kind, data or a category', (text, found) => {
    start();
    type(text);
    expect(names()).toEqual(found);
  });

  it('comes into the address after a pause, without a step of the history', async () => {
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

  it('left before the pause changes no other page’s address', () => {
    vi.useFakeTimers();
    const { unmount } = start();
    type('scan');
    unmount();
    goTo('/pricing');
    vi.advanceTimersByTime(1000);
    expect(window.location.search).toBe('');
  });

  it('is carried out at once by Enter or its button', async () => {
    const { user } = start();
    await user.type(box(), 'dhl{Enter}');
    expect(window.location.search).toBe('?q=dhl');
    expect(names()).toEqual(['DHL']);
    await user.clear(box());
    await user.click(button(/^Search$/));
    expect(window.location.search).toBe('');
  });

  it('that finds nothing says so and leads back', async () => {
    const { user } = start('?category=warehousing&q=qqqq');
    expect(status().textContent).toBe('No integrations found for this category.');
    await user.click(button(/^Show all integrations$/));
    expectAll();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });
});
